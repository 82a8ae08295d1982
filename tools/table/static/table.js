// The bar above simcord's page: the channels one may look at, the table's time, a jump ahead.

const HOURS = 12;
const EVERY_MS = 2000;

const ask = async (path) => {
  const headers = { "X-Simcord-Capability": location.hash.slice(1) };
  const reply = await fetch(path, { headers, cache: "no-store" });
  if (!reply.ok) throw Object.assign(new Error(path), { status: reply.status });
  return reply.json();
};

const bar = document.createElement("nav");
bar.id = "table-bar";
bar.setAttribute("aria-label", "Local table");
const places = document.createElement("span");
const people = document.createElement("span");
const picker = document.querySelector("#viewer-picker");
const time = document.createElement("time");
const jump = document.createElement("button");
jump.type = "button";
jump.textContent = `${HOURS} hours later`;
bar.append(places, people, time, jump);

const become = (value) => {
  picker.value = value;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
};

// One tap to play as somebody else, instead of two in the list below the bar; a dot beside whom the
// channel's newest mention is for, as Discord shows it to them, and above the message box the way
// to be that player.
let rung = [];
const next = document.createElement("div");
next.id = "table-next";
document.querySelector(".channel-composer").before(next);
const showNext = (members) => {
  const up = members.filter(({ value }) => rung.includes(value));
  next.hidden = !up.length || rung.includes(picker.value);
  next.replaceChildren(
    ...up.flatMap(({ value, textContent }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = `Play as ${textContent}`;
      button.addEventListener("click", () => become(value));
      return [`The bot has mentioned ${textContent}. `, button, " "];
    }),
  );
};
const showPeople = () => {
  const members = [...picker.options];
  showNext(members.length < 2 ? [] : members);
  if (members.length < 2) return;
  people.replaceChildren(
    "Play as ",
    ...members.flatMap(({ value, textContent }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = textContent;
      button.setAttribute("aria-pressed", String(value === picker.value));
      if (rung.includes(value)) {
        button.classList.add("rung");
        button.title = `The newest mention is for ${textContent}`;
      }
      button.addEventListener("click", () => become(value));
      return [button, " "];
    }),
  );
};
new MutationObserver(showPeople).observe(picker, { childList: true, subtree: true });
picker.addEventListener("change", showPeople);

const show = (report) => {
  shown = report.places;
  const here = shown.find(({ url }) => new URL(url).port === location.port);
  if (here && String(here.rung) !== String(rung)) {
    rung = here.rung;
    showPeople();
  }
  places.replaceChildren(
    ...report.places.flatMap(({ name, url, messages, channel }) => {
      const link = document.createElement("a");
      const here = new URL(url).port === location.port;
      link.href = here ? location.href : url;
      link.dataset.channel = channel;
      link.target = `table-${new URL(url).port}`;
      link.textContent = messages ? `${name} (${messages})` : name;
      if (here) link.setAttribute("aria-current", "page");
      return [link, " "];
    }),
  );
  time.dateTime = report.now;
  time.textContent = new Date(report.now).toLocaleString(undefined, {
    weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit",
  });
};

// A mention of a channel, a link to one or to a message in it, and a message's thread open its page.
const LINK = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/;
let shown = [];
const meant = (target) => {
  const thread = target.closest(".thread-summary")?.textContent;
  const mention = target.closest(".mention")?.textContent;
  const channel = target.closest("a")?.href.match(LINK)?.[1];
  return shown.find((place) =>
    channel ? place.channel === channel
      : place.mention && (place.mention === mention || thread?.startsWith(`${place.mention.slice(1)} · `)));
};
document.querySelector("#channel-timeline").addEventListener("click", (event) => {
  const place = meant(event.target);
  if (!place) return;
  event.preventDefault();
  places.querySelector(`[data-channel="${place.channel}"]:not([aria-current])`)?.click();
});

const refresh = async (path = "/table/state") => {
  try {
    show(await ask(path));
  } catch ({ status }) {
    // Each start has an address of its own, so that nobody else can play from an old one.
    time.textContent = status === 401
      ? "The local table has been restarted: open its new address."
      : "The local table has stopped.";
    bar.classList.add("over");
  }
};

jump.addEventListener("click", async () => {
  jump.disabled = true;
  await refresh(`/table/jump?hours=${HOURS}`);
  jump.disabled = false;
});

// What a tap or a command brings is what one wants to see next: go down to it, as Discord does, and
// stay there while its picture loads, until one scrolls away. Who is at the end stays there, too,
// when a tap makes a panel longer.
const timeline = document.querySelector("#channel-timeline");
const list = document.querySelector("#channel-message-list");
const newest = () => [...list.querySelectorAll("[data-message-id]")].at(-1)?.dataset.messageId;
let before = null;
let following = false;
const END = 40;
const said = () => {
  before = newest();
  following = timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop < END;
};
timeline.addEventListener("click", (event) => event.target.closest("button") && said(), true);
document.addEventListener("submit", said, true);
document.addEventListener("keydown", (event) => event.key === "Enter" && said(), true);
for (const moves of ["wheel", "touchmove", "keydown"]) {
  timeline.addEventListener(moves, () => (following = false), { passive: true });
}
let latest = newest();
const follow = () => {
  if (newest() !== latest) {
    latest = newest();
    refresh(); // It may have mentioned somebody.
  }
  if (before !== null && newest() !== before) {
    before = null;
    following = true;
  }
  if (following) timeline.scrollTop = timeline.scrollHeight;
};
new MutationObserver(follow).observe(list, { childList: true, subtree: true });
new ResizeObserver(follow).observe(list);

// Discord asks for suggestions as soon as an option is chosen; simcord's page only once one types.
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(".command-option-input") || target.value) return;
  const heading = document.querySelector(".command-popup-heading")?.textContent ?? "";
  if (heading.startsWith("OPTIONS MATCHING")) target.dispatchEvent(new Event("input"));
});

const end = document.querySelector("#close");
end.textContent = "Stop the local table";
end.addEventListener(
  "click",
  (event) => {
    if (!window.confirm("Stop the local table? Your games are kept.")) event.stopImmediatePropagation();
  },
  { capture: true },
);

// What went as it should needs no words.
const status = document.querySelector("#action-status");
new MutationObserver(() => {
  if (/(completed|updated)$/.test(status.textContent)) status.textContent = "";
}).observe(status, { childList: true, characterData: true, subtree: true });

document.title = "Elbow Room: local table";
document.querySelector(".preview-brand strong").textContent = "Elbow Room";
document.querySelector(".preview-brand small").textContent = "local table";
document.querySelector("#preview-shell").prepend(bar);
showPeople();
await refresh();
setInterval(refresh, EVERY_MS, "/table/state");
