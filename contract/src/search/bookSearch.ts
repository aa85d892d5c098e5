import { shop } from '@bookstore/shop/shop';
import type { Book } from '../api/book.ts';
import { categoryName } from '../constants.ts';
import { toIsbn13 } from '../isbn.ts';
import { APOSTROPHES, foldText, spellingsOf, withoutDigraphs, wordsOf } from './foldText.ts';
import { isOneTypoFromPrefix } from './oneTypoApart.ts';

/*
Every searched word must begin a word of title, people, category, subtitle, series, publisher, imprint, note signature
or ISBN, or equal a subject code. Case, accents and "ue" for "ü" are ignored. If no book matches, words of five
letters or more may have one typo in title, people or series. Order: title, people, other fields; in each whole words,
beginnings, typos; ties newest first. "&" is "and", "J. R. R." is "JRR", "Spider-Man" is "Spiderman", "C#" is one
word; "by" between words is ignored; Chinese or Japanese text matches from any character.
*/

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

/** Without case and accents. */
export interface SearchedWord {
  text: string;
  letters: readonly string[];
  mayHaveTypo: boolean;
  compounds: readonly string[];
}

export interface BookSearch {
  words: readonly SearchedWord[];
  phrase: string;
}

const MAX_COMPOUNDS = 2;

/** Shortest word with a typo; letters beyond 16 bits count once. */
const TYPO_LENGTH = 5;

/** Fields weigh more than match kinds. */
const WHOLE = 3;
const BEGINNING = 2;
const TYPO = 1;

export const peopleOf = ({ author, contributors = [] }: Pick<Book, 'author' | 'contributors'>): string[] =>
  [...new Set([author ?? '', ...contributors.map(({ name }) => name)])].filter((name) => name !== '');

/** "JRR" is also searched as single letters. */
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu;
const withInitials = (name: string) =>
  name.replace(CAPITALS, (letters) => `${letters} ${Array.from(letters).join(' ')}`);

const namesOf = (book: SearchableBook) => peopleOf(book).map(withInitials).join(' \n');

const othersOf = ({ subtitle, publisher, imprint, note }: SearchableBook) =>
  [subtitle, publisher, imprint, note?.by].filter(Boolean).join(' \n');

const codesOf = ({ subjects = [] }: SearchableBook) => subjects.map(({ code }) => code);

interface SearchedField {
  rank: number;
  textOf: (book: SearchableBook) => string;
  forgivesTypos?: true;
  isWhole?: true;
}

/** Best first. */
const FIELDS: readonly SearchedField[] = [
  { rank: 6, textOf: ({ title }) => title, forgivesTypos: true },
  { rank: 3, textOf: namesOf, forgivesTypos: true },
  { rank: 0, textOf: ({ category }) => categoryName(category) },
  { rank: 0, textOf: ({ isbn }) => isbn ?? '' },
  { rank: 0, textOf: ({ series }) => series?.name ?? '', forgivesTypos: true },
  { rank: 0, textOf: othersOf },
  { rank: 0, textOf: (book) => codesOf(book).join(' '), isWhole: true },
];

const WHOLE_TITLE = 1;

const RANKS = [...new Set(FIELDS.map(({ rank }) => rank))];

/** Best first. */
export const WHOLE_SCORES: readonly number[] = [
  Math.max(...RANKS) + WHOLE + WHOLE_TITLE,
  ...RANKS.map((rank) => rank + WHOLE),
];

/** Best first. */
export const EXACT_SCORES: readonly number[] = [...WHOLE_SCORES, ...RANKS.map((rank) => rank + BEGINNING)].toSorted(
  (a, b) => b - a,
);

const CJK = '[\\p{Script=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}]';
const HAS_CJK = new RegExp(CJK, 'u');
const SPACES_BETWEEN_CJK = new RegExp(`(?<=${CJK})[\\s・·](?=${CJK})`, 'gu');

export const isCjk = (word: string): boolean => HAS_CJK.test(word);

const withEqualSigmas = (folded: string) => folded.replaceAll('ς', 'σ');

const AND = [
  ...new Set(
    ['en', shop.languageTag].map((tag) => {
      const parts = new Intl.ListFormat(tag).formatToParts(['1', '2']);
      return parts.find(({ type }) => type === 'literal')?.value ?? '';
    }),
  ),
].join(' ');

const HYPHENS = /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu;
/** Matches "j. r. r." */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:(?:\.\s*|\s+)\p{L}(?![\p{L}\p{N}]))+/gu;

function otherSpellingsOf(folded: string): string[] {
  const and = folded.includes('&') ? [AND] : [];
  const compounds = folded.replaceAll(HYPHENS, '');
  const initials = (folded.match(INITIALS) ?? []).map((letters) => letters.replaceAll(/[.\s]/g, ''));
  return [...and, ...(compounds === folded ? [] : [compounds]), ...initials];
}

/** Adds joined words: "O'Neil" is "o", "neil" and "oneil"; "Jürg" is "jurg" and "juerg". */
function wordsIn(text: string): string[] {
  const forms = spellingsOf(text.replaceAll(SPACES_BETWEEN_CJK, '')).flatMap((spelling) => {
    const folded = withEqualSigmas(spelling);
    const apart = folded.replaceAll(APOSTROPHES, ' ');
    const joined = apart === folded ? [] : [folded.replaceAll(APOSTROPHES, '')];
    return [apart, ...joined, ...otherSpellingsOf(apart)];
  });
  return forms.length === 1 ? wordsOf(forms[0] ?? '') : [...new Set(forms.flatMap(wordsOf))];
}

/** Suffixes start at each later Chinese or Japanese character. */
function restsOf(word: string): string[] {
  if (!isCjk(word)) return [];
  const letters = lettersOf(word);
  return letters.flatMap((letter, index) => (index > 0 && isCjk(letter) ? [letters.slice(index).join('')] : []));
}

const typedWordsOf = (text: string) => wordsOf(withEqualSigmas(foldText(text)).replaceAll(APOSTROPHES, ' '));

const searchedWordsOf = (text: string) => [...new Set(typedWordsOf(text.replaceAll('&', ' and ')))];

const phraseOf = (words: readonly string[]) => [...new Set(words.map((word) => withoutDigraphs(word)))].join(' ');

export const toPhrase = (text: string): string => phraseOf(searchedWordsOf(text));

export const lettersOf = (word: string): string[] => Array.from(word);

function toSearchedWord(text: string, compounds: readonly string[] = []): SearchedWord {
  const letters = lettersOf(text);
  return { text, letters, mayHaveTypo: letters.length >= TYPO_LENGTH && !isCjk(text), compounds };
}

export const searchFor = (words: readonly string[]): BookSearch => ({
  words: words.map((word) => toSearchedWord(word)),
  phrase: phraseOf(words),
});

function compoundsOf(word: string, words: readonly string[]): string[] {
  const pairs = words.slice(1).map((next, index) => [words[index] ?? '', next]);
  return [...new Set(pairs.filter((pair) => pair.includes(word)).map((pair) => pair.join('')))].slice(0, MAX_COMPOUNDS);
}

/** Between title and author. */
const CONNECTORS = new Set(['by', 'von']);

/** Text without letters and digits finds nothing. */
export function parseSearch(text: string): BookSearch {
  const isbn = toIsbn13(text);
  if (isbn !== null) return searchFor([isbn]);
  const typed = typedWordsOf(text).filter(
    (word, index, { length }) => index === 0 || index === length - 1 || !CONNECTORS.has(word),
  );
  return {
    words: [...new Set(typed)].map((word) => toSearchedWord(word, compoundsOf(word, typed))),
    phrase: toPhrase(text),
  };
}

interface FieldWords extends Pick<SearchedField, 'rank' | 'forgivesTypos' | 'isWhole'> {
  words: readonly string[];
  rests: readonly string[];
}

export interface BookWords {
  fields: readonly FieldWords[];
  titlePhrase: string;
}

export function toBookWords(book: SearchableBook): BookWords {
  return {
    fields: FIELDS.map(({ textOf, ...field }) => {
      const words = wordsIn(textOf(book));
      return { ...field, words, rests: words.flatMap(restsOf) };
    }),
    titlePhrase: toPhrase(book.title),
  };
}

/** Compares letters instead of strings if some take two UTF-16 units. */
function isTypo({ text, letters }: SearchedWord, word: string): boolean {
  if (letters.length === text.length) return isOneTypoFromPrefix(text, word);
  return isOneTypoFromPrefix(letters, lettersOf(word));
}

/** Returns 0 without a match. */
function kindOf(
  searched: SearchedWord,
  word: string,
  { forgivesTypos, isWhole }: Pick<FieldWords, 'forgivesTypos' | 'isWhole'>,
): number {
  if (word === searched.text) return WHOLE;
  if (isWhole) return 0;
  if (word.startsWith(searched.text) || searched.compounds.some((compound) => word.startsWith(compound))) {
    return BEGINNING;
  }
  return forgivesTypos && searched.mayHaveTypo && isTypo(searched, word) ? TYPO : 0;
}

function worthInField(searched: SearchedWord, { words, rests, ...field }: FieldWords, withTypos: boolean): number {
  const { isWhole, forgivesTypos } = field;
  const rule = withTypos ? { isWhole, forgivesTypos } : { isWhole };
  let best = rests.some((rest) => rest.startsWith(searched.text)) ? BEGINNING : 0;
  for (const word of words) {
    best = Math.max(best, kindOf(searched, word, rule));
    if (best === WHOLE) break;
  }
  return best;
}

/** Returns 0 without a match. */
function worthOf(searched: SearchedWord, { fields }: BookWords, withTypos: boolean): number {
  for (const field of fields) {
    const worth = worthInField(searched, field, withTypos);
    if (worth > 0) return field.rank + worth;
  }
  return 0;
}

/** Higher is better; 0 without a match. @param withTypos if no book matches without */
export function scoreOf(book: BookWords, { words, phrase }: BookSearch, withTypos: boolean): number {
  let score = 0;
  for (const word of words) {
    const worth = worthOf(word, book, withTypos);
    if (worth === 0) return 0;
    score += worth;
  }
  return score > 0 && phrase === book.titlePhrase ? score + WHOLE_TITLE : score;
}

/** Returns the text outside title, author, category and ISBN that explains a result. */
export function otherMatch(book: SearchableBook, text: string): string | null {
  const { subtitle, contributors = [], series, publisher, imprint, note } = book;
  const hasWord = (searched: SearchedWord, where: string) => {
    const words = wordsIn(where);
    return worthInField(searched, { rank: 0, words, rests: words.flatMap(restsOf), forgivesTypos: true }, true) > 0;
  };
  const visible = [book.title, book.author ?? '', categoryName(book.category), book.isbn ?? ''].join(' \n');
  const missing = parseSearch(text).words.filter((searched) => !hasWord(searched, visible));
  const names = contributors.map(({ name }) => name);
  const elsewhere = [subtitle, ...names, series?.name, publisher, imprint, note?.by, ...codesOf(book)];
  return elsewhere.find((where) => missing.some((searched) => hasWord(searched, where ?? ''))) ?? null;
}

function wordMeant(searched: SearchedWord, book: BookWords): string {
  if (worthOf(searched, book, false) > 0) return searched.text;
  const words = book.fields.flatMap((field) => (field.forgivesTypos ? field.words : []));
  return words.find((word) => kindOf(searched, word, { forgivesTypos: true }) > 0) ?? searched.text;
}

const TOKEN = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the word as these texts write it, in lower case. @param word folded */
function spellingOf(word: string, texts: readonly string[]): string {
  const tokens = texts.flatMap((text) => text.match(TOKEN) ?? []);
  return tokens.find((token) => wordsIn(token).includes(word))?.toLowerCase() ?? word;
}

/** Returns lower case. @returns null without a typo */
export function correctionOf(text: string, best: SearchableBook | undefined): string | null {
  if (!best) return null;
  const book = toBookWords(best);
  const { words } = parseSearch(text);
  const meant = words.map((word) => wordMeant(word, book));
  if (words.every((word, index) => word.text === meant[index])) return null;
  const { title, author = '', series, contributors = [] } = best;
  const texts = [text, title, author, series?.name ?? '', ...contributors.map(({ name }) => name)];
  return meant.map((word) => spellingOf(word, texts)).join(' ');
}
