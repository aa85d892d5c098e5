import type { PathCommand } from 'opentype.js';
import { type Face, fontOf } from './fonts.ts';
import { n } from './svg.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Outline {
  /** Path data with its pen start at 0,0 on the baseline. */
  d: string;
  /** What the pen advanced, without the tracking behind the last letter. */
  advance: number;
  /** The ink, about the same origin. */
  box: Box;
}

// The library's own path serialiser writes NaN for tiny numbers, so the commands are written here.
function serialise({ type, x, y, x1, y1, x2, y2 }: PathCommand): string {
  if (type === 'Z') return 'Z';
  if (type === 'C') return `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(x)} ${n(y)}`;
  if (type === 'Q') return `Q${n(x1)} ${n(y1)} ${n(x)} ${n(y)}`;
  return `${type}${n(x)} ${n(y)}`;
}

/**
 * The outlines of one line of text. Glyphs are placed one by one, since the library throws on the substitution
 * tables of some fonts. `tracking` is in thousandths of the size. Throws for a character the face does not have.
 */
export function outline(face: Face, text: string, size: number, tracking = 0): Outline {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const space = (tracking / 1000) * size;
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let d = '';
  let pen = 0;
  let previous: ReturnType<typeof font.charToGlyph> | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) throw new Error(`The face ${face} has no “${character}”`);
    if (previous) pen += font.getKerningValue(previous, glyph) * scale + space;
    for (const command of glyph.getPath(pen, 0, size).commands) {
      d += serialise(command);
      if (command.type === 'Z') continue;
      box.left = Math.min(box.left, command.x);
      box.right = Math.max(box.right, command.x);
      box.top = Math.min(box.top, command.y);
      box.bottom = Math.max(box.bottom, command.y);
    }
    pen += glyph.advanceWidth * scale;
    previous = glyph;
  }
  return { d, advance: pen, box };
}

/** The largest size, at most `max`, at which the ink of the line is no wider than `width`. */
export function sizeToFit(face: Face, text: string, width: number, max = 400, tracking = 0): number {
  const { box } = outline(face, text, 100, tracking);
  return Math.min(max, (100 * width) / (box.right - box.left));
}

/**
 * The words of a text, so many to a line. Throws when the counts do not add up, so that a title changed in the
 * catalogue cannot leave its cover behind unnoticed.
 */
export function lineUp(text: string, counts: readonly number[]): string[] {
  const words = text.split(' ');
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== words.length) throw new Error(`“${text}” has ${words.length} words, its cover sets ${total}`);
  let start = 0;
  return counts.map((count) => {
    const line = words.slice(start, start + count).join(' ');
    start += count;
    return line;
  });
}
