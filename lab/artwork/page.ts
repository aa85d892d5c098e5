import type { Face } from './fonts.ts';
import { group, path } from './svg.ts';
import { type Box, outline, sizeToFit } from './text.ts';

interface TextStyle {
  face: Face;
  fill: string;
  /** The largest size; smaller only where `width` asks for it. */
  size: number;
  x: number;
  /** The first baseline. */
  y: number;
  /** Where `x` is on each line. */
  anchor?: 'start' | 'middle' | 'end';
  /** The widest that any line's ink may be. */
  width?: number;
  /** Distance between baselines, as a multiple of the size. */
  leading?: number;
  /** Thousandths of the size between letters. */
  tracking?: number;
  /** Each line grows or shrinks to fill `width` alone, and lines follow each other by their own heights. */
  justify?: boolean;
  /** The text is turned with what it lies on, so its box is not compared with others. */
  turned?: boolean;
}

export interface SetText {
  line: string;
  size: number;
  box: Box;
  turned: boolean;
}

export interface Page {
  width: number;
  height: number;
  add(...content: string[]): void;
  define(...definitions: string[]): void;
  /** A name for a definition that is unique among all pages, so that pages can be laid into one picture. */
  id(name: string): string;
  /** Sets lines of text, adds them and answers where the last baseline came to be. */
  text(lines: string | readonly string[], style: TextStyle): number;
  /** As `text`, but answers the markup instead of adding it, for text that is turned with other things. */
  markup(lines: string | readonly string[], style: TextStyle): string;
  /** Every line that was set: for the tests, which look for cut and colliding text. */
  readonly texts: readonly SetText[];
  /** The drawing without the outer element. */
  content(): string;
  svg(): string;
}

/** An empty picture of the given size in units. `name` keeps its definitions apart from those of other pages. */
export function createPage(name: string, width: number, height: number): Page {
  const body: string[] = [];
  const definitions: string[] = [];
  const texts: SetText[] = [];

  function layOut(lines: string | readonly string[], style: TextStyle): { markup: string; baseline: number } {
    const all = typeof lines === 'string' ? [lines] : lines;
    const { face, tracking = 0, leading = 1.05, width: room = width, anchor = 'start', justify = false } = style;
    const shared = Math.min(...all.map((line) => sizeToFit(face, line, room, style.size, tracking)));
    let markup = '';
    let baseline = style.y;
    let depth = 0;
    for (const [index, line] of all.entries()) {
      const size = justify ? sizeToFit(face, line, room, style.size, tracking) : shared;
      const { d, box } = outline(face, line, size, tracking);
      if (index > 0) baseline += justify ? depth - box.top + size * (leading - 1) : size * leading;
      depth = box.bottom;
      const shift = { start: -box.left, middle: -(box.left + box.right) / 2, end: -box.right }[anchor];
      const [dx, dy] = [style.x + shift, baseline];
      markup += group(path(d, style.fill), { transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})` });
      const inPlace = { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
      texts.push({ line, size, box: inPlace, turned: style.turned ?? false });
    }
    return { markup, baseline };
  }

  const content = () => `<defs>${definitions.join('')}</defs>${body.join('')}`;
  return {
    width,
    height,
    texts,
    add: (...parts) => void body.push(...parts),
    define: (...parts) => void definitions.push(...parts),
    id: (part) => `${name}-${part}`,
    text(lines, style) {
      const { markup, baseline } = layOut(lines, style);
      body.push(markup);
      return baseline;
    },
    markup: (lines, style) => layOut(lines, style).markup,
    content,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content()}</svg>`,
  };
}
