import type { Book } from '../api/book.ts';
import { categoryName } from '../constants.ts';
import { toIsbn13 } from '../isbn.ts';
import { LIMITS } from '../limits.ts';
import { APOSTROPHES, foldText, spellingsOf, withoutDigraphs, wordsOf } from './foldText.ts';
import { isOneTypoFromBeginning } from './oneTypoApart.ts';

/*
 * The rules of search, for the browser and for the API. Every searched word begins a word of the title, of the author or another
 * contributor, of the category's name, subtitle, series, publisher or imprint, of the shop's note or the name under it, a subject's code
 * or the ISBN; case, accents and whether "ü" or "ue" is written do not matter. Who searches nothing but an ISBN may write it in any way.
 * Only when no book has all of them so, a searched word of five letters or more may also be one typo away from a word's beginning. Best
 * first: a word of the title before one of whoever wrote it or had a part in it before one of the rest, there a whole word before a
 * beginning before a typo, which an ISBN and a BISAC code forgive none of; of equal ones the newest book.
 */

/** What is searched of a book. */
export type SearchableBook = Pick<
  Book,
  | 'title'
  | 'subtitle'
  | 'author'
  | 'contributors'
  | 'series'
  | 'publisher'
  | 'imprint'
  | 'category'
  | 'isbn'
  | 'subjects'
  | 'note'
>;

/** A word that is searched: letters and digits, without case and accents. */
export interface SearchedWord {
  text: string;
  letters: readonly string[];
  /** Whether it is long enough for a typo to be forgiven. */
  mayHaveTypo: boolean;
}

export interface BookSearch {
  words: readonly SearchedWord[];
  /** All of them in one, to be compared with whole titles. */
  phrase: string;
}

/** From this length on a searched word may carry one typo. Letters, so that one beyond 16 bits counts once. */
const TYPO_LENGTH = 5;

/** The steps between hits in two fields hold the kinds of hits in one of them. */
const WHOLE = 3;
const BEGINNING = 2;
const TYPO = 1;

/** Whoever has had a part in a book, each once. */
export const peopleOf = ({ author, contributors = [] }: Pick<Book, 'author' | 'contributors'>): string[] =>
  [...new Set([author ?? '', ...contributors.map(({ name }) => name)])].filter((name) => name !== '');

const namesOf = (book: SearchableBook) => peopleOf(book).join(' \n');

const otherTextsOf = ({ subtitle, series, publisher, imprint, note }: SearchableBook) =>
  [subtitle, series?.name, publisher, imprint, note?.by].filter(Boolean).join(' \n');

const codesOf = ({ subjects = [] }: SearchableBook) => subjects.map(({ code }) => code);

const WORDS_OF_NOTE = /[\p{L}\p{M}\p{N}'’ʼ]+/gu;

/** What is searched of the shop's note: its longest words, since each costs the book some dozens of keys. */
const searchedOfNote = ({ note }: SearchableBook) =>
  [...new Set(note?.text.toLowerCase().match(WORDS_OF_NOTE))]
    .sort((a, b) => b.length - a.length)
    .slice(0, LIMITS.searchedNoteWords)
    .join(' ');

/** What is searched, best first: where a further field is searched, it gets its line here. */
const FIELDS = [
  { rank: 6, textOf: (book: SearchableBook) => book.title },
  { rank: 3, textOf: namesOf },
  { rank: 0, textOf: (book: SearchableBook) => categoryName(book.category) },
  { rank: 0, textOf: (book: SearchableBook) => book.isbn ?? '' },
  { rank: 0, textOf: otherTextsOf },
  { rank: 0, textOf: (book: SearchableBook) => codesOf(book).join(' ') },
  { rank: 0, textOf: searchedOfNote },
] as const;

/** What a title adds that is nothing but the searched words. */
const WHOLE_TITLE = 1;

/** All that one searched word can be worth without a typo, best first. */
export const EXACT_SCORES: readonly number[] = [
  FIELDS[0].rank + WHOLE + WHOLE_TITLE,
  ...new Set(FIELDS.flatMap(({ rank }) => [rank + WHOLE, rank + BEGINNING])),
];

/** A small sigma at the end of a word is the same letter; what is typed may go on. */
const withEqualSigmas = (folded: string) => folded.replaceAll('ς', 'σ');

/** The words of a text as a searched word may begin them: "O'Neil" is "o", "neil" and "oneil", "Jürg" is "jurg" and "juerg". */
function wordsIn(text: string): string[] {
  const forms = spellingsOf(text).flatMap((spelling) => {
    const folded = withEqualSigmas(spelling);
    const apart = folded.replaceAll(APOSTROPHES, ' ');
    return apart === folded ? [folded] : [apart, folded.replaceAll(APOSTROPHES, '')];
  });
  return forms.length === 1 ? wordsOf(forms[0] ?? '') : [...new Set(forms.flatMap(wordsOf))];
}

const searchedWordsOf = (text: string) => [
  ...new Set(wordsOf(withEqualSigmas(foldText(text)).replaceAll(APOSTROPHES, ' '))),
];

/** In the one spelling in which whole titles are compared. */
const phraseOf = (words: readonly string[]) => [...new Set(words.map((word) => withoutDigraphs(word)))].join(' ');

export const lettersOf = (word: string): string[] => Array.from(word);

function toSearchedWord(text: string): SearchedWord {
  const letters = lettersOf(text);
  return { text, letters, mayHaveTypo: letters.length >= TYPO_LENGTH };
}

/** A search for folded words. */
export const searchFor = (words: readonly string[]): BookSearch => ({
  words: words.map(toSearchedWord),
  phrase: phraseOf(words),
});

/** What somebody searches. No words, of a text without letters and digits, find nothing. */
export function parseSearch(text: string): BookSearch {
  const isbn = toIsbn13(text);
  return searchFor(isbn === null ? searchedWordsOf(text) : [isbn]);
}

/** A book's words, ready to be searched. */
export interface BookWords {
  fields: readonly { rank: number; words: readonly string[] }[];
  /** The title as a search for all of it is parsed. */
  titlePhrase: string;
}

export function toBookWords(book: SearchableBook): BookWords {
  return {
    fields: FIELDS.map(({ rank, textOf }) => ({ rank, words: wordsIn(textOf(book)) })),
    titlePhrase: phraseOf(searchedWordsOf(book.title)),
  };
}

/** Texts are compared as they are, unless some letter takes two places in them. */
function isTypo({ text, letters }: SearchedWord, word: string): boolean {
  if (letters.length === text.length) return isOneTypoFromBeginning(text, word);
  return isOneTypoFromBeginning(letters, lettersOf(word));
}

/** Another ISBN is another book, and another code another subject. */
const forgivesTypos = (word: string) => !/^(?:97[89]\d{10}|[a-z]{3}\d{6})$/.test(word);

function kindOf(searched: SearchedWord, word: string, withTypos: boolean): number {
  if (word.startsWith(searched.text)) return word.length === searched.text.length ? WHOLE : BEGINNING;
  return withTypos && searched.mayHaveTypo && forgivesTypos(word) && isTypo(searched, word) ? TYPO : 0;
}

/** What the best of a book's words is worth for one that is searched; 0 when none is. */
function worthOf(searched: SearchedWord, { fields }: BookWords, withTypos: boolean): number {
  for (const { rank, words } of fields) {
    let best = 0;
    for (const word of words) {
      best = Math.max(best, kindOf(searched, word, withTypos));
      if (best === WHOLE) break;
    }
    if (best > 0) return rank + best;
  }
  return 0;
}

/**
 * How well a book fits a search, more being better; 0 when it does not.
 * @param withTypos is tried when no book fits without.
 */
export function scoreOf(book: BookWords, { words, phrase }: BookSearch, withTypos: boolean): number {
  let score = 0;
  for (const word of words) {
    const worth = worthOf(word, book, withTypos);
    if (worth === 0) return 0;
    score += worth;
  }
  return score > 0 && phrase === book.titlePhrase ? score + WHOLE_TITLE : score;
}

/** Words that are shown of a note before and behind the one that was searched. */
const AROUND = 4;

/** A note's words around one of them. */
function pieceOf(words: readonly string[], index: number): string {
  const [start, end] = [Math.max(0, index - AROUND), index + AROUND + 1];
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}

/**
 * What a book was found by where a reader sees it in neither its title, its author nor its category: its subtitle, or who else has had a
 * part in it, its series, publisher or imprint, the name under the shop's note, a subject's code or some words of the note.
 * @returns null where it was found by what is seen
 */
export function foundElsewhere(book: SearchableBook, text: string): string | null {
  const { subtitle, contributors = [], series, publisher, imprint, note } = book;
  const hasWord = (searched: SearchedWord, where: string) =>
    wordsIn(where).some((word) => kindOf(searched, word, true) > 0);
  const seen = [book.title, book.author ?? '', categoryName(book.category), book.isbn ?? ''].join(' \n');
  const missing = parseSearch(text).words.filter((searched) => !hasWord(searched, seen));
  const names = contributors.map(({ name }) => name);
  const elsewhere = [subtitle, ...names, series?.name, publisher, imprint, note?.by, ...codesOf(book)];
  const isFoundIn = (where: string | undefined) => missing.some((searched) => hasWord(searched, where ?? ''));
  const found = elsewhere.find(isFoundIn);
  if (found !== undefined) return found;
  const words = note?.text.split(/\s+/) ?? [];
  const index = words.findIndex(isFoundIn);
  return index < 0 ? null : pieceOf(words, index);
}

/** The word of a book that a searched word was taken for: itself where it begins one. */
function wordMeant(searched: SearchedWord, { fields }: BookWords): string {
  const words = fields.flatMap((field) => field.words);
  if (words.some((word) => kindOf(searched, word, false) > 0)) return searched.text;
  return words.find((word) => kindOf(searched, word, true) > 0) ?? searched.text;
}

/**
 * What a search was taken for, in small letters without accents.
 * @param best what it found first
 * @returns null where a typo was not what found it
 */
export function correctionOf(text: string, best: SearchableBook | undefined): string | null {
  if (!best) return null;
  const book = toBookWords(best);
  const { words } = parseSearch(text);
  const meant = words.map((word) => wordMeant(word, book));
  return words.every((word, index) => word.text === meant[index]) ? null : meant.join(' ');
}
