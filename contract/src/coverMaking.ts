import { colours } from '@bookstore/shop/colours';
import { type Colour, contrastOf, parseColour, WHITE } from './contrast.ts';
import { COVER_LIMITS } from './limits.ts';

/** Background of transparent pictures. */
export const COVER_PAPER = colours.light.paper;

/** The first quality that gives a small enough file is used. */
export const COVER_QUALITIES: readonly number[] = [0.86, 0.78, 0.68, 0.56, 0.44, 0.32, 0.2, 0.1];

const COVER_SIZE = { width: 480, height: 720 } as const;

export interface Size {
  width: number;
  height: number;
}

export interface CoverFrame extends Size {
  left: number;
  top: number;
  cutWidth: number;
  cutHeight: number;
}

/** Position from 0 (left, top) to 1 (right, bottom); zoom 1 is none. */
export interface CoverPlace {
  x: number;
  y: number;
  zoom?: number;
}

/** Never enlarges. @param picture upright size @returns null if too small */
export function coverFrame(picture: Size, at: CoverPlace = { x: 0.5, y: 0.5 }): CoverFrame | null {
  const { x, y, zoom = 1 } = at;
  const [acrossWhole, downWhole] = [picture.width / zoom, picture.height / zoom];
  const cutWidth = Math.round(Math.min(acrossWhole, (downWhole * COVER_SIZE.width) / COVER_SIZE.height));
  const cutHeight = Math.round(Math.min(downWhole, (acrossWhole * COVER_SIZE.height) / COVER_SIZE.width));
  const width = Math.min(COVER_SIZE.width, cutWidth);
  if (width < COVER_LIMITS.side.min) return null;
  return {
    left: Math.round((picture.width - cutWidth) * x),
    top: Math.round((picture.height - cutHeight) * y),
    cutWidth,
    cutHeight,
    width,
    height: Math.round((width * COVER_SIZE.height) / COVER_SIZE.width),
  };
}

/** RGBA, 0 to 255. */
type Pixels = ArrayLike<number>;

/** White text is readable at any size (WCAG 2.2, 1.4.6). */
const LEAST_CONTRAST = 7;

/** Colours with the same upper three bits count together. */
const STEP = 32;

const isDark = (colour: Colour) => contrastOf(colour, WHITE) >= LEAST_CONTRAST;

const darken = (colour: Colour, percent: number) =>
  colour.map((channel) => Math.round((channel * percent) / 100)) as unknown as Colour;

/** Saturation from 0 to 1. Near-white paper would give a muddy tint. */
const saturationOf = (colour: Colour) => 1 - Math.min(...colour) / Math.max(1, ...colour);

/** Colours are weighted by saturation; black without pixels. */
function mainColourOf(pixels: Pixels): Colour {
  const groups = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < 128) continue;
    const key = ((red / STEP) << 6) | ((green / STEP) << 3) | (blue / STEP);
    const group = groups.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    group.red += red;
    group.green += green;
    group.blue += blue;
    group.count += 1;
    groups.set(key, group);
  }
  let main: Colour = [0, 0, 0];
  let most = 0;
  for (const { red, green, blue, count } of groups.values()) {
    const colour = [red, green, blue].map((sum) => Math.round(sum / count)) as unknown as Colour;
    const weight = count * (0.05 + saturationOf(colour) ** 2);
    if (weight > most) [main, most] = [colour, weight];
  }
  return main;
}

/** Returns `rrggbb`, darkened until white text has a contrast of 7:1. */
export function coverTint(pixels: Pixels): string {
  const main = mainColourOf(pixels);
  let percent = 100;
  while (!isDark(darken(main, percent))) percent -= 1;
  return darken(main, percent)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');
}

/** Six lower-case hexadecimal digits, readable under white text. */
export function isCoverTint(text: string): boolean {
  if (!/^[\da-f]{6}$/.test(text)) return false;
  return isDark(parseColour(text));
}
