// The fan shows the newest books of the catalogue, as the shop itself would.
import { SEED_BOOKS } from '../../../cli/src/samples/seedBooks.ts';
import { COVER } from '../covers/composition.ts';
import { coverPage } from '../covers/coverPage.ts';
import { rect } from '../svg.ts';

/** Painted from the outside in, so that the cover in the middle lies on top. */
const PLACES = [
  { side: -1, step: 2 },
  { side: 1, step: 2 },
  { side: -1, step: 1 },
  { side: 1, step: 1 },
  { side: 1, step: 0 },
] as const;

/** Which of the newest books lies where, in the order of PLACES: the newest in the middle. */
const ORDER = [2, 4, 3, 1, 0] as const;

function newestCovers(): string[] {
  const newest = SEED_BOOKS.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return newest.map((book) => book.coverImage.replace(/\.\w+$/, ''));
}

export interface Fan {
  /** Keeps the definitions of two fans apart. */
  id: string;
  /** Where the middle cover's foot is. */
  x: number;
  y: number;
  /** The height of a cover. */
  height: number;
  /** Degrees between neighbours. */
  turn: number;
  /** Distance between neighbours, as a share of a cover's width. */
  gap: number;
}

/** The five newest covers held like cards. Shadows have hard edges: soft ones double the weight of the alpha channel. */
export function coverFan({ id, x, y, height, turn, gap }: Fan): string {
  const scale = height / COVER.height;
  const width = COVER.width * scale;
  const newest = newestCovers();
  const clip = `<clipPath id="${id}-corner"><rect width="${COVER.width}" height="${COVER.height}" rx="14"/></clipPath>`;
  const cards = PLACES.map(({ side, step }, index) => {
    const name = newest[ORDER[index] ?? 0] ?? '';
    const [left, top] = [x - width / 2 + side * step * gap * width, y - height + step * step * height * 0.022];
    const pivot = `${(left + width / 2).toFixed(1)} ${(top + height / 2).toFixed(1)}`;
    const drawn = coverPage(name).content();
    return (
      `<g transform="rotate(${side * step * turn} ${pivot}) translate(${left.toFixed(1)} ${top.toFixed(1)})">` +
      rect(0, height * 0.015, width, height, '#000', { fillOpacity: 0.3, filter: `url(#${id}-shadow)` }) +
      `<g transform="scale(${scale.toFixed(4)})"><g clip-path="url(#${id}-corner)">${drawn}</g></g></g>`
    );
  });
  return `<defs>${clip}</defs>${cards.join('')}`;
}
