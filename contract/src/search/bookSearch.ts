import { shop } from '@bookstore/shop/shop';
import type { Book } from '../api/book.ts';
import { categoryName } from '../constants.ts';
import { toIsbn13 } from '../isbn.ts';
import { APOSTROPHES, foldText, spellingsOf, withoutDigraphs, wordsOf } from './foldText.ts';
import { isOneTypoFromBeginning } from './oneTypoApart.ts';

/*
 * The search rules, for the browser and the API. Every searched word begins a word of the title, the author or another contributor, the
 * category's name, subtitle, series, publisher, imprint, the name under the shop's note or the ISBN, or is a subject code. Case, accents
 * and the spelling "ue" for "ü" do not matter. If no book matches, a searched word of five letters or more may be one typo away from the
 * beginning of a word of title, people or series. Best first: title, then people, then the rest; in each a whole word, then a beginning,
 * then a typo; equal books newest first.
 *
 * Words with several spellings: "&" is also "and", "J. R. R." also "JRR", "Spider-Man" also "Spiderman", "C#" is one word, and a Chinese or
 * Japanese text is found from any of its characters on.
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
  /** The word and a neighbour in one: "spiderman" for both words of "spider man". */
  compounds: readonly string[];
}

export interface BookSearch {
  words: readonly SearchedWord[];
  /** All of them in one, to be compared with whole titles. */
  phrase: string;
}

/** A word in the middle has two neighbours. */
const MAX_COMPOUNDS = 2;

/** From this length on a searched word may carry one typo. Letters, so that one beyond 16 bits counts once. */
const TYPO_LENGTH = 5;

/** The steps between hits in two fields hold the kinds of hits in one of them. */
const WHOLE = 3;
const BEGINNING = 2;
const TYPO = 1;

/** Whoever has had a part in a book, each once. */
export const peopleOf = ({ author, contributors = [] }: Pick<Book, 'author' | 'contributors'>): string[] =>
  [...new Set([author ?? '', ...contributors.map(({ name }) => name)])].filter((name) => name !== '');

/** "JRR" is also searched letter by letter. */
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
  /** Only whole words match. */
  isWhole?: true;
}

/** The searched fields, best first. */
const FIELDS: readonly SearchedField[] = [
  { rank: 6, textOf: ({ title }) => title, forgivesTypos: true },
  { rank: 3, textOf: namesOf, forgivesTypos: true },
  { rank: 0, textOf: ({ category }) => categoryName(category) },
  { rank: 0, textOf: ({ isbn }) => isbn ?? '' },
  { rank: 0, textOf: ({ series }) => series?.name ?? '', forgivesTypos: true },
  { rank: 0, textOf: othersOf },
  { rank: 0, textOf: (book) => codesOf(book).join(' '), isWhole: true },
];

/** What a title adds that is nothing but the searched words. */
const WHOLE_TITLE = 1;

const RANKS = [...new Set(FIELDS.map(({ rank }) => rank))];

/** The scores of one searched word that is a whole word of a book, best first. */
export const WHOLE_SCORES: readonly number[] = [
  Math.max(...RANKS) + WHOLE + WHOLE_TITLE,
  ...RANKS.map((rank) => rank + WHOLE),
];

/** The scores of one searched word without a typo, best first. */
export const EXACT_SCORES: readonly number[] = [...WHOLE_SCORES, ...RANKS.map((rank) => rank + BEGINNING)].toSorted(
  (a, b) => b - a,
);

/** Chinese and Japanese, which do not separate words. */
const CJK = '[\\p{Script=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}]';
const HAS_CJK = new RegExp(CJK, 'u');
const SPACES_BETWEEN_CJK = new RegExp(`(?<=${CJK})[\\s・·](?=${CJK})`, 'gu');

export const isCjk = (word: string): boolean => HAS_CJK.test(word);

/** A small sigma at the end of a word is the same letter; what is typed may go on. */
const withEqualSigmas = (folded: string) => folded.replaceAll('ς', 'σ');

/** "and" in English and in the shop's language. */
const AND = [
  ...new Set(
    ['en', shop.languageTag].map((tag) => {
      const parts = new Intl.ListFormat(tag).formatToParts(['1', '2']);
      return parts.find(({ type }) => type === 'literal')?.value ?? '';
    }),
  ),
].join(' ');

const HYPHENS = /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu;
/** Two single letters or more: "j. r. r." */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:(?:\.\s*|\s+)\p{L}(?![\p{L}\p{N}]))+/gu;

/** Words that a folded text has in another spelling. */
function otherSpellingsOf(folded: string): string[] {
  const and = folded.includes('&') ? [AND] : [];
  const compounds = folded.replaceAll(HYPHENS, '');
  const initials = (folded.match(INITIALS) ?? []).map((letters) => letters.replaceAll(/[.\s]/g, ''));
  return [...and, ...(compounds === folded ? [] : [compounds]), ...initials];
}

/** The words of a text as a searched word may begin them: "O'Neil" is "o", "neil" and "oneil", "Jürg" is "jurg" and "juerg". */
function wordsIn(text: string): string[] {
  const forms = spellingsOf(text.replaceAll(SPACES_BETWEEN_CJK, '')).flatMap((spelling) => {
    const folded = withEqualSigmas(spelling);
    const apart = folded.replaceAll(APOSTROPHES, ' ');
    const joined = apart === folded ? [] : [folded.replaceAll(APOSTROPHES, '')];
    return [apart, ...joined, ...otherSpellingsOf(apart)];
  });
  return forms.length === 1 ? wordsOf(forms[0] ?? '') : [...new Set(forms.flatMap(wordsOf))];
}

/** The rest of a word from each of its later Chinese and Japanese characters on. */
function restsOf(word: string): string[] {
  if (!isCjk(word)) return [];
  const letters = lettersOf(word);
  return letters.flatMap((letter, index) => (index > 0 && isCjk(letter) ? [letters.slice(index).join('')] : []));
}

/** The words of a typed text, in their order. */
const typedWordsOf = (text: string) => wordsOf(withEqualSigmas(foldText(text)).replaceAll(APOSTROPHES, ' '));

const searchedWordsOf = (text: string) => [...new Set(typedWordsOf(text.replaceAll('&', ' and ')))];

const phraseOf = (words: readonly string[]) => [...new Set(words.map((word) => withoutDigraphs(word)))].join(' ');

/** The words of a text in the one spelling in which whole titles are compared. */
export const toPhrase = (text: string): string => phraseOf(searchedWordsOf(text));

export const lettersOf = (word: string): string[] => Array.from(word);

function toSearchedWord(text: string, compounds: readonly string[] = []): SearchedWord {
  const letters = lettersOf(text);
  return { text, letters, mayHaveTypo: letters.length >= TYPO_LENGTH && !isCjk(text), compounds };
}

/** A search for folded words. */
export const searchFor = (words: readonly string[]): BookSearch => ({
  words: words.map((word) => toSearchedWord(word)),
  phrase: phraseOf(words),
});

function compoundsOf(word: string, words: readonly string[]): string[] {
  const pairs = words.slice(1).map((next, index) => [words[index] ?? '', next]);
  return [...new Set(pairs.filter((pair) => pair.includes(word)).map((pair) => pair.join('')))].slice(0, MAX_COMPOUNDS);
}

/** What somebody searches. No words, of a text without letters and digits, find nothing. */
export function parseSearch(text: string): BookSearch {
  const isbn = toIsbn13(text);
  if (isbn !== null) return searchFor([isbn]);
  const typed = typedWordsOf(text);
  return {
    words: [...new Set(typed)].map((word) => toSearchedWord(word, compoundsOf(word, typed))),
    phrase: toPhrase(text),
  };
}

interface FieldWords extends Pick<SearchedField, 'rank' | 'forgivesTypos' | 'isWhole'> {
  words: readonly string[];
  /** Parts of words that a search may begin with, too. */
  rests: readonly string[];
}

/** A book's words, ready to be searched. */
export interface BookWords {
  fields: readonly FieldWords[];
  /** The title as a search for all of it is parsed: its words, each once. */
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

/** Texts are compared as they are, unless some letter takes two places in them. */
function isTypo({ text, letters }: SearchedWord, word: string): boolean {
  if (letters.length === text.length) return isOneTypoFromBeginning(text, word);
  return isOneTypoFromBeginning(letters, lettersOf(word));
}

/** How a searched word and a word of a book match, or 0. */
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

/** The score of one searched word; 0 if no word of the book matches. */
function worthOf(searched: SearchedWord, { fields }: BookWords, withTypos: boolean): number {
  for (const field of fields) {
    const worth = worthInField(searched, field, withTypos);
    if (worth > 0) return field.rank + worth;
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

/**
 * Names what a book was found by if neither title, author, category nor ISBN shows it: its subtitle, another contributor, its series,
 * publisher or imprint, the name under the shop's note, or a subject code.
 */
export function foundElsewhere(book: SearchableBook, text: string): string | null {
  const { subtitle, contributors = [], series, publisher, imprint, note } = book;
  const hasWord = (searched: SearchedWord, where: string) => {
    const words = wordsIn(where);
    return worthInField(searched, { rank: 0, words, rests: words.flatMap(restsOf), forgivesTypos: true }, true) > 0;
  };
  const seen = [book.title, book.author ?? '', categoryName(book.category), book.isbn ?? ''].join(' \n');
  const missing = parseSearch(text).words.filter((searched) => !hasWord(searched, seen));
  const names = contributors.map(({ name }) => name);
  const elsewhere = [subtitle, ...names, series?.name, publisher, imprint, note?.by, ...codesOf(book)];
  return elsewhere.find((where) => missing.some((searched) => hasWord(searched, where ?? ''))) ?? null;
}

/** The word of a book that a searched word was taken for: itself if it begins one. */
function wordMeant(searched: SearchedWord, book: BookWords): string {
  if (worthOf(searched, book, false) > 0) return searched.text;
  const words = book.fields.flatMap((field) => (field.forgivesTypos ? field.words : []));
  return words.find((word) => kindOf(searched, word, { forgivesTypos: true }) > 0) ?? searched.text;
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
