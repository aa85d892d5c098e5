import { CATEGORIES } from '@bookstore/contract/constants';
import { type BookContent, NO_DETAILS } from '../../../functions/src/books/bookRecord.ts';
import { FAMILY_NAMES, GIVEN_NAMES, PLACES, VOCABULARIES } from './words.ts';

/** Older than every sample, so that the home page looks the same. */
const NEWEST = Date.parse('2025-05-20T08:00:00.000Z');
/** 100,000 books span eleven years. */
const INTERVAL_MS = 58 * 60_000;

/** Books per hundred, as uneven as in a real shop. */
type Genre = keyof typeof VOCABULARIES;
const SHARES: [Genre, number][] = [
  ['fiction', 44],
  ['adventure', 19],
  ['technology', 16],
  ['business', 14],
  ['horror', 7],
];
const AUTHORS = 6_000;
const SHARE_WITHOUT_AUTHOR = 0.03;
const SHARE_TRENDING = 0.05;
const SHARE_WITHOUT_DETAILS = 0.1;
const OLDEST_YEARS = 30;
const DAY_MS = 24 * 60 * 60_000;
const ENDINGS = [99, 99, 49, 50, 0];

/** Draws numbers from 0 to 1 (mulberry32 by Tommy Ettinger). */
function drawsOf(number: number): () => number {
  let state = Math.imul(number, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Draw = () => number;

function oneOf<T>(values: readonly T[], draw: Draw): T {
  const value = values[Math.floor(draw() * values.length)];
  if (value === undefined) throw new Error('Nothing to choose from.');
  return value;
}

function aGenre(draw: Draw): Genre {
  let place = draw() * 100;
  for (const [category, share] of SHARES) {
    place -= share;
    if (place < 0) return category;
  }
  return 'fiction';
}

function anAuthor(draw: Draw): string {
  if (draw() < SHARE_WITHOUT_AUTHOR) return '';
  const rank = Math.floor(AUTHORS * draw() ** 1.6);
  return `${GIVEN_NAMES[rank % GIVEN_NAMES.length]} ${FAMILY_NAMES[(rank * 37) % FAMILY_NAMES.length]}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function aTitle(category: Genre, draw: Draw): string {
  const { qualities, things, people, subjects } = VOCABULARIES[category];
  const [quality, thing, person] = [oneOf(qualities, draw), oneOf(things, draw), oneOf(people, draw)];
  const [place, subject] = [oneOf(PLACES, draw), capitalised(oneOf(subjects, draw))];
  return oneOf(
    [
      `The ${quality} ${thing} of ${place}`,
      `The ${quality} ${person} of ${place}`,
      `The ${person}’s ${quality} ${thing}`,
      `A ${thing} for the ${quality} ${person}`,
      `${subject}, or the ${quality} ${thing}`,
      `The ${quality} ${thing} at ${place}`,
      `${place}: The ${quality} ${thing}`,
      `What the ${quality} ${person} Left in ${place}`,
    ],
    draw,
  );
}

function aDescription(category: Genre, draw: Draw): string {
  const { things, people, subjects } = VOCABULARIES[category];
  const [person, place, thing] = [oneOf(people, draw).toLowerCase(), oneOf(PLACES, draw), oneOf(things, draw)];
  const beginning = oneOf(
    [
      `The ${person} of ${place} has kept one ${thing.toLowerCase()} too many.`,
      `In the year of the ${thing.toLowerCase()}, a new ${person} comes to ${place} and asks for work.`,
      `Nobody in ${place} speaks of the ${thing.toLowerCase()}, least of all the ${person}.`,
      `There are three ways out of ${place}, and the ${person} has tried them all.`,
    ],
    draw,
  );
  const end = oneOf(
    [
      `A book about ${oneOf(subjects, draw)} and what comes after, told without hurry.`,
      `What begins with ${oneOf(subjects, draw)} ends, ${Math.floor(draw() * 40) + 12} years later, where nobody looked.`,
      `With a map, a list of the dead and an afterword on ${oneOf(subjects, draw)}.`,
      `The ${oneOf(['first', 'second', 'third', 'last'], draw)} book of the ${place} sequence.`,
    ],
    draw,
  );
  return `${beginning} ${end}`;
}

/** Prices in cents; a third of the pairs are equal. */
function pricesOf(draw: Draw): { oldPriceCents: number; newPriceCents: number } {
  const oldPriceCents = (8 + Math.floor(draw() ** 2 * 50)) * 100 + oneOf(ENDINGS, draw);
  const isReduced = draw() > 1 / 3;
  return {
    oldPriceCents,
    newPriceCents: isReduced ? Math.round(oldPriceCents * (0.6 + draw() * 0.35)) : oldPriceCents,
  };
}

/** Leaves out the ISBN, because none is registered. One in ten has as few details as in older releases. */
function detailsOf(category: Genre, createdAt: Date, draw: Draw) {
  if (draw() < SHARE_WITHOUT_DETAILS) return NO_DETAILS;
  const { things } = VOCABULARIES[category];
  const date = new Date(createdAt.getTime() - Math.floor(draw() ** 2 * OLDEST_YEARS * 365) * DAY_MS).toISOString();
  return {
    ...NO_DETAILS,
    publisher: `${oneOf(things, draw)} ${oneOf(['& Daughters', 'Press', 'House', 'Editions'], draw)}`,
    published: date.slice(0, oneOf(['YYYY-MM-DD', 'YYYY-MM-DD', 'YYYY-MM', 'YYYY'], draw).length),
    pages: 96 + 8 * Math.floor(draw() ** 1.5 * 80),
    language: draw() < 0.9 ? 'en' : oneOf(['de', 'es', 'fr', 'it', 'pl', 'pt-BR'], draw),
    format: oneOf(['paperback', 'paperback', 'paperback', 'hardcover', 'hardcover', 'other'] as const, draw),
  };
}

export const fakeBookId = (number: number) => `made-up-${String(number).padStart(7, '0')}`;

/** Deterministic. */
export function fakeBook(number: number): BookContent {
  const draw = drawsOf(number);
  const genre = aGenre(draw);
  const createdAt = new Date(NEWEST - number * INTERVAL_MS);
  return {
    id: fakeBookId(number),
    title: aTitle(genre, draw),
    author: anAuthor(draw),
    description: aDescription(genre, draw),
    category: CATEGORIES.find((own) => own === genre) ?? CATEGORIES[0],
    coverImage: '',
    ...pricesOf(draw),
    trending: draw() < SHARE_TRENDING,
    ...detailsOf(genre, createdAt, draw),
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    cover: null,
    lowestBeforeCents: null,
    shownCopies: null,
    createdFrom: '',
  };
}
