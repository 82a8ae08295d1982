"""Soft random patterns made of Pillow alone: seeded bytes, blown up and blended."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageFilter, ImageOps

Size = tuple[int, int]


def grain(size: Size, seed: str) -> Image.Image:
    """Return a gray picture of independent random pixels, the same for the same seed."""
    raw = random.Random(seed).randbytes(size[0] * size[1])  # noqa: S311 - a pattern, no secret
    return Image.frombytes("L", size, raw)


def clouds(size: Size, seed: str, waves: tuple[int, ...] = (160, 64, 26, 10)) -> Image.Image:
    """Return smooth noise whose features are as many pixels wide as ``waves`` say."""
    picture: Image.Image | None = None
    for octave, wave in enumerate(waves):
        small = (max(2, size[0] // wave + 2), max(2, size[1] // wave + 2))
        layer = grain(small, f"{seed}/{octave}").resize(size, Image.Resampling.BICUBIC)
        picture = layer if picture is None else Image.blend(picture, layer, 0.42)
    assert picture is not None
    return ImageOps.autocontrast(picture, cutoff=1)


def relief(noise: Image.Image, depth: float = 1.0) -> Image.Image:
    """Return a gray picture (128 = flat) of ``noise`` lit from the upper left."""
    soft = noise.filter(ImageFilter.GaussianBlur(2.2))
    lit = ImageChops.subtract(soft, ImageChops.offset(soft, -3, -3), 1.0 / depth, 128)
    return lit.filter(ImageFilter.GaussianBlur(0.6))


def light(picture: Image.Image, shade: Image.Image) -> Image.Image:
    """Return ``picture`` lit by a gray ``shade`` in which 128 changes nothing."""
    return ImageChops.overlay(picture, Image.merge("RGB", (shade,) * 3))
