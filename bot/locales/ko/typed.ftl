## 시간을 입력할 때 쓰는 말. 읽기만 하고 보여 주지는 않는다.
##
## 쉼표로 나눈다. 같은 수를 뜻하는 말은 세로줄로 나눈다. 띄어쓰기는 있어도 없어도 된다.

# /부재를 끝내는 말. 첫째 것이 목록에 나온다.
typed-back = 복귀, 복귀했어요, 복귀함, 돌아왔어요, 돌아왔어, 돌아옴, 왔어요, 왔어, 끝, 끝내기, 취소, 없음
# 시간 앞뒤에 와도 뜻이 바뀌지 않는 말.
typed-before = 약, 앞으로
typed-after = 부재, 정도, 쯤
# 뒤에 오면 날짜가 아니라 기간이 되는 말.
typed-span-after = 동안, 뒤, 뒤에, 후, 후에
# 앞이나 뒤에 오면 기간이 아니라 날짜가 되는 말.
typed-until-before = { "" }
typed-until-after = 까지, 에 돌아와요, 에

# 기간. 하나부터 열까지, 그리고 한 낱말로 된 날수.
typed-numbers = 한|일, 두|이, 세|삼|석, 네|사|넉, 다섯|오, 여섯|육, 일곱|칠, 여덟|팔, 아홉|구, 열|십
typed-hours = 시간
typed-days = 일, 일간, 날
typed-weeks = 주, 주간, 주일
typed-whole-days = 하루, 이틀, 사흘, 나흘, 닷새, 엿새, 이레, 여드레, 아흐레, 열흘
typed-and = 그리고, 하고, 과, 와

# 날.
typed-today = 오늘
typed-tomorrow = 내일
typed-after-tomorrow = 모레, 내일모레
typed-in-three-days = 글피
typed-next-week = 다음 주, 담주, 내주
typed-week-after-next = 다다음 주, 다담주
typed-next = 다음, 돌아오는, 이번, 이번 주
typed-weekdays = 월요일|월욜|월, 화요일|화욜|화, 수요일|수욜|수, 목요일|목욜|목, 금요일|금욜|금, 토요일|토욜|토, 일요일|일욜|일
typed-months = 1월|일월, 2월|이월, 3월|삼월, 4월|사월, 5월|오월, 6월|유월, 7월|칠월, 8월|팔월, 9월|구월, 10월|시월, 11월|십일월, 12월|십이월
typed-day-mark = 일
typed-year-mark = 년
typed-of = 의
typed-slash = month-day

# 때.
typed-am = 오전, 아침, 새벽
typed-pm = 오후, 저녁, 낮
typed-night = 밤, 한밤, 오늘 밤, 오늘밤
typed-noon = 정오, 한낮
typed-midnight = 자정
typed-hour-mark = 시
typed-minute-mark = 분
typed-half-past = 반
typed-at = 에, 의

# /알림의 방해 금지 시간.
typed-off = 없음, 끄기, 끔, 꺼, 안 함, 아니요, 필요 없음
typed-between = 부터, 까지, 에서, 사이, 다음 날, 이튿날
