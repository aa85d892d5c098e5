// The covers and the catalogue of a new shop are one list, so that a cover never carries another book's title.
import { SEED_BOOKS } from '../../../cli/src/samples/seedBooks.ts';
import { createPage, type Page } from '../page.ts';
import { seededRandom } from '../random.ts';
import { linearGradient, rect } from '../svg.ts';
import { COVER } from './composition.ts';
import { COMPOSITIONS } from './compositions.ts';

/** The names of all covers, in the order of the catalogue. */
export const COVER_NAMES = SEED_BOOKS.map((book) => book.coverImage.replace(/\.\w+$/, ''));

/** The drawn cover of that name. Throws when the catalogue or the compositions do not have it. */
export function coverPage(name: string): Page {
  const book = SEED_BOOKS[COVER_NAMES.indexOf(name)];
  const compose = COMPOSITIONS[name];
  if (!book || !compose) throw new Error(`There is no cover “${name}”`);
  const page = createPage(name, COVER.width, COVER.height);
  compose(page, book, seededRandom(name));
  addHinge(page);
  return page;
}

/** The groove along the spine where a cover bends: faint, so that the picture stays flat and printed. */
function addHinge(page: Page): void {
  const stops = [
    [0, '#000', 0.1],
    [0.3, '#fff', 0.1],
    [0.55, '#000', 0.09],
    [1, '#000', 0],
  ] as const;
  page.define(linearGradient(page.id('hinge'), stops, [0, 0], [1, 0]));
  page.add(rect(0, 0, 34, page.height, `url(#${page.id('hinge')})`));
}
