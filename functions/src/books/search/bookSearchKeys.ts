import {
  type BookSearch,
  type BookWords,
  EXACT_SCORES,
  lettersOf,
  peopleOf,
  type SearchableBook,
  type SearchedWord,
  scoreOf,
  searchFor,
  toBookWords,
} from '@bookstore/contract/search/bookSearch';

/*
 * What is stored with a book so that Firestore can find it by what somebody types: an array that is asked for elements, since it
 * can look up an element while it sorts by date, but not the beginning of one of several texts. There are five kinds of keys, told
 * apart by their first character:
 *
 * - `9salt`: every beginning of every word, behind what the book is worth for just that, in one hexadecimal digit. So the best
 *   books for one word are found first, however many have it.
 * - `~sat`: beginnings of five, six and eight letters with one letter left out. A typed word that has a typo in its beginning has
 *   one of these, too: whichever of both is left out.
 * - `+iro sal`: the first three letters of each two words. Few books have both, where many have either.
 * - `=iron and salt`: the title, to be found by all of it where that is made of frequent words.
 * - `@Mara Ellingsen`: the beginning of a whole name as it is written, of each who has had a part in the book.
 *
 * Keys find every book that fits, and some that do not: what was found is compared in full (bookSearch.ts).
 */

/** Letters of a longer word that are asked for; the rest is compared in what was found. */
const MAX_BEGINNING = 16;
/** A typed word is asked for by the longest of these that it has: the longer, the fewer books have it by chance. */
const TYPO_LENGTHS = [5, 6, 8];
const PAIRED_LETTERS = 3;
/** A book of more words would have thousands of pairs. It has this key instead, which every question for a pair asks for, too. */
const MAX_PAIRED_WORDS = 60;
const MANY_WORDS = '+';
const MAX_TITLE = 60;

const firstOf = (letters: readonly string[], count: number) => letters.slice(0, count).join('');
const cut = (text: string, count: number) => firstOf(lettersOf(text), count);

const wordsOfBook = ({ fields }: BookWords) => [...new Set(fields.flatMap(({ words }) => words))];

const exactKey = (score: number, beginning: string) => score.toString(16) + beginning;

function exactKeysOfBook(book: BookWords, words: readonly string[]): string[] {
  const beginnings = words.flatMap((word) => {
    const letters = lettersOf(word).slice(0, MAX_BEGINNING);
    return letters.map((_letter, index) => firstOf(letters, index + 1));
  });
  return [...new Set(beginnings)].map((beginning) => exactKey(scoreOf(book, searchFor([beginning]), false), beginning));
}

/** The text with each of its letters left out in turn. */
const withoutOne = (letters: readonly string[]) =>
  letters.map((_letter, index) => letters.toSpliced(index, 1).join(''));

/** A word that is one letter shorter than what was typed may be what remains when the wrong letter is left out. */
function remainsOf(word: string): string[] {
  const letters = lettersOf(word);
  return TYPO_LENGTHS.flatMap((length) => {
    if (letters.length >= length) return withoutOne(letters.slice(0, length));
    return letters.length === length - 1 ? [word] : [];
  });
}

const typoKey = (remains: string) => `~${remains}`;

const pairKey = (a: string, b: string) => (a < b ? `+${a} ${b}` : `+${b} ${a}`);

/** The beginnings that words are paired by; shorter words have none. */
function pairedBeginnings(words: readonly string[]): string[] {
  const letters = words.map(lettersOf).filter(({ length }) => length >= PAIRED_LETTERS);
  return [...new Set(letters.map((word) => firstOf(word, PAIRED_LETTERS)))];
}

const pairsOf = (beginnings: readonly string[]) =>
  beginnings.flatMap((one, index) => beginnings.slice(index + 1).map((other) => pairKey(one, other)));

function pairKeysOfBook(words: readonly string[]): string[] {
  const beginnings = pairedBeginnings(words);
  return beginnings.length > MAX_PAIRED_WORDS ? [MANY_WORDS] : pairsOf(beginnings);
}

const titleKey = (phrase: string) => `=${cut(phrase, MAX_TITLE)}`;

const nameKey = (name: string) => `@${cut(name, MAX_TITLE)}`;

/** The keys of a book, each once. */
export function searchKeysOf(book: SearchableBook): string[] {
  const prepared = toBookWords(book);
  const words = wordsOfBook(prepared);
  const isSeveral = prepared.titlePhrase.includes(' ');
  return [
    ...exactKeysOfBook(prepared, words),
    ...new Set(words.flatMap(remainsOf).map(typoKey)),
    ...pairKeysOfBook(words),
    ...(isSeveral ? [titleKey(prepared.titlePhrase)] : []),
    ...new Set(peopleOf(book).map(nameKey)),
  ];
}

/** Keys of which a book has to have one. */
export type AnyOfKeys = string[];

const longestFirst = ({ words }: BookSearch) => words.toSorted((a, b) => b.letters.length - a.letters.length);

const exactKeys = ({ letters }: SearchedWord): AnyOfKeys =>
  EXACT_SCORES.map((score) => exactKey(score, firstOf(letters, MAX_BEGINNING)));

function typoKeys(word: SearchedWord): AnyOfKeys {
  if (!word.mayHaveTypo) return exactKeys(word);
  const length = TYPO_LENGTHS.findLast((count) => count <= word.letters.length) ?? 0;
  return [...new Set(withoutOne(word.letters.slice(0, length)))].map(typoKey);
}

/** The word of a search whose books Firestore has in the order of what they are worth; null when there is no such. */
export function singleWordOf({ words }: BookSearch): SearchedWord | null {
  const [word, ...others] = words;
  return word && others.length === 0 && word.letters.length <= MAX_BEGINNING ? word : null;
}

/** The key of the books that a single word is worth so much for. */
export const keyOfScore = ({ text }: SearchedWord, score: number): AnyOfKeys => [exactKey(score, text)];

/** The keys of all books that one word begins a word of. */
export const keysOfWord = (word: SearchedWord): AnyOfKeys => exactKeys(word);

/** Plans of a query for all books in which every word stands. One is enough: that which finds the fewest. */
export function queryPlans(search: BookSearch): AnyOfKeys[] {
  const longest = longestFirst(search).slice(0, 3);
  const pairs = pairsOf(pairedBeginnings(longest.map(({ text }) => text)));
  return [...pairs.map((pair) => [pair, MANY_WORDS]), ...longest.slice(0, 2).map(exactKeys)];
}

/** The same for books in which each word may stand with a typo. */
export function queryPlansWithTypos(search: BookSearch): AnyOfKeys[] {
  return longestFirst(search).slice(0, 3).map(typoKeys);
}

/** The keys of the likeliest among many books that fit with a typo: those in which the searched words begin right. */
export function keysOfLikely(search: BookSearch): AnyOfKeys {
  return queryPlans(search)[0] ?? [];
}

/** The key of the books in which somebody of this name has had a part, and of few others. */
export const keyOfName = (name: string): AnyOfKeys => [nameKey(name)];

/** The key of the books whose title is the whole search. */
export const keyOfTitle = ({ phrase }: BookSearch): AnyOfKeys => [titleKey(phrase)];
