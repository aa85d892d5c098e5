import {
  type BookSearch,
  type BookWords,
  EXACT_SCORES,
  isCjk,
  lettersOf,
  peopleOf,
  type SearchableBook,
  type SearchedWord,
  scoreOf,
  searchFor,
  toBookWords,
  toPhrase,
} from '@bookstore/contract/search/bookSearch';

/*
Search keys stored with each book. Firestore can match an array element while sorting by date, but not a prefix. The
first character gives the kind:
- `9salt`: a prefix or a whole word, after its score as a hexadecimal digit.
- `~salt`: the first six letters of a word (of a five-letter word all) with one omitted, for typos.
- `+iro sal`: the first three letters of two adjacent title words, or of surname and title word.
- `=iron and salt`: the title.
- `@Mara Ellingsen`: a full name.
Keys find a superset, which is compared in full (bookSearch.ts). Each key costs two index entries, so a book has at most
`MAX_KEYS`, the most useful first.
*/

export const MAX_KEYS = 250;
const STORED_LENGTHS = [1, 2, 3, 4, 6, 9];
/** These prefixes begin at any position. */
const STORED_LENGTHS_CJK = [1, 2];
const MAX_WORD_LENGTH = 16;
const TYPO_LETTERS = 6;
const MIN_TYPO_LETTERS = 5;
const PAIR_LETTERS = 3;
const PREFIX_LETTERS = 2;
const MAX_PAIRS = 40;
const MAX_TITLE_LENGTH = 60;

const firstLetters = (letters: readonly string[], count: number) => letters.slice(0, count).join('');
const truncate = (text: string, count: number) => firstLetters(lettersOf(text), count);

const exactKey = (score: number, prefix: string) => score.toString(16) + prefix;

const storedLengthsOf = (word: string) => (isCjk(word) ? STORED_LENGTHS_CJK : STORED_LENGTHS);

function prefixesOf(word: string): string[] {
  const letters = lettersOf(word);
  const lengths = storedLengthsOf(word).filter((length) => length <= letters.length);
  return lengths.map((length) => firstLetters(letters, length));
}

function exactKeysOfWords(book: BookWords, texts: readonly string[]): string[] {
  return texts.map((text) => exactKey(scoreOf(book, searchFor([text]), false), text));
}

const omitEachLetter = (letters: readonly string[]) =>
  letters.map((_letter, index) => letters.toSpliced(index, 1).join(''));

const typoKey = (remains: string) => `~${remains}`;

/** Includes shorter words, which may remain of a mistyped word. */
function typoKeysOfWord(word: string): string[] {
  const letters = lettersOf(word);
  if (isCjk(word) || letters.length < MIN_TYPO_LETTERS - 1) return [];
  const shorter = letters.length < TYPO_LETTERS ? [word] : [];
  const parts = letters.length < MIN_TYPO_LETTERS ? [] : omitEachLetter(letters.slice(0, TYPO_LETTERS));
  return [...shorter, ...parts].map(typoKey);
}

const pairKey = (a: string, b: string) => (a < b ? `+${a} ${b}` : `+${b} ${a}`);

/** Ignores words of fewer than three letters. */
function pairPrefixes(words: readonly string[]): string[] {
  const letters = words.map(lettersOf).filter(({ length }) => length >= PAIR_LETTERS);
  return letters.map((word) => firstLetters(word, PAIR_LETTERS));
}

function adjacentPairKeys(prefixes: readonly string[]): string[] {
  return prefixes.slice(1).flatMap((next, index) => {
    const one = prefixes[index] ?? '';
    return one === next ? [] : [pairKey(one, next)];
  });
}

function pairKeysOfBook(titleWords: readonly string[], surnames: readonly string[]): string[] {
  const title = pairPrefixes(titleWords);
  const names = pairPrefixes(surnames);
  const withNames = names.flatMap((name) => title.flatMap((word) => (word === name ? [] : [pairKey(name, word)])));
  return [...new Set([...adjacentPairKeys(title), ...withNames])].slice(0, MAX_PAIRS);
}

const titleKey = (phrase: string) => `=${truncate(phrase, MAX_TITLE_LENGTH)}`;

const nameKey = (name: string) => `@${truncate(name, MAX_TITLE_LENGTH)}`;

export function toSearchKeys(book: SearchableBook): string[] {
  const bookWords = toBookWords(book);
  const surnames = peopleOf(book).flatMap((name) => toPhrase(name).split(' ').slice(-1));
  const titleWords = bookWords.titlePhrase.split(' ');
  const exactKeys = bookWords.fields.map(({ words, rests, isWhole }) => {
    const wholeWords = words.map((word) => truncate(word, MAX_WORD_LENGTH));
    return exactKeysOfWords(bookWords, isWhole ? words : [...wholeWords, ...[...words, ...rests].flatMap(prefixesOf)]);
  });
  const [titleKeys = [], peopleKeys = [], ...otherKeys] = exactKeys;
  const typoKeys = bookWords.fields.flatMap(({ words, forgivesTypos }) =>
    forgivesTypos ? words.flatMap(typoKeysOfWord) : [],
  );
  const keys = [
    ...(titleWords.length > 1 ? [titleKey(bookWords.titlePhrase)] : []),
    ...peopleOf(book).map(nameKey),
    ...titleKeys,
    ...peopleKeys,
    ...pairKeysOfBook(titleWords, surnames),
    ...otherKeys.flat(),
    ...typoKeys,
  ];
  return [...new Set(keys)].slice(0, MAX_KEYS);
}

/** A book must have one of these keys. */
export type AnyOfKeys = string[];

const longestFirst = ({ words }: BookSearch) => words.toSorted((a, b) => b.letters.length - a.letters.length);

function searchedPrefix(word: string): string {
  const letters = lettersOf(word);
  const length = storedLengthsOf(word).findLast((count) => count <= letters.length) ?? 0;
  return firstLetters(letters, length);
}

export const keysOfWord = ({ text, compounds }: SearchedWord): AnyOfKeys =>
  [...new Set([text, ...compounds].map(searchedPrefix))].flatMap((prefix) =>
    EXACT_SCORES.map((score) => exactKey(score, prefix)),
  );

/** Includes the exact keys, because only another word may have the typo. */
function keysOfWordWithTypo(word: SearchedWord): AnyOfKeys {
  if (!word.mayHaveTypo) return keysOfWord(word);
  const prefix = word.letters.slice(0, TYPO_LETTERS);
  const wholeWords = prefix.length < TYPO_LETTERS ? [word.text] : [];
  return [...keysOfWord(word), ...new Set([...wholeWords, ...omitEachLetter(prefix)].map(typoKey))];
}

/** Null unless Firestore can sort the books by score. */
export function findSingleWord({ words }: BookSearch): SearchedWord | null {
  const [word, ...others] = words;
  return word && others.length === 0 && word.letters.length <= MAX_WORD_LENGTH ? word : null;
}

/** Whether the keys match the word only, with scores. */
export const isStoredPrefix = ({ text }: SearchedWord): boolean => searchedPrefix(text) === text;

export const keyOfScore = ({ text }: SearchedWord, score: number): AnyOfKeys => [exactKey(score, text)];

/** Each plan finds all books with all words; the smallest suffices. */
export const queryPlans = (search: BookSearch): AnyOfKeys[] => longestFirst(search).slice(0, 3).map(keysOfWord);

export const queryPlansWithTypos = (search: BookSearch): AnyOfKeys[] =>
  longestFirst(search).slice(0, 3).map(keysOfWordWithTypo);

export const keyOfTitle = ({ phrase }: BookSearch): AnyOfKeys => [titleKey(phrase)];

/** Keys for two adjacent words with correct beginnings. */
export function keysOfPairs({ words }: BookSearch): AnyOfKeys {
  const prefixes = pairPrefixes(words.map(({ text }) => text)).slice(0, 6);
  const pairs = prefixes.flatMap((one, index) =>
    prefixes.slice(index + 1).flatMap((other) => (one === other ? [] : [pairKey(one, other)])),
  );
  return [...new Set(pairs)];
}

/** Keys for the first letters of an unfinished word with a typo. */
export function keysOfTypoPrefix({ words }: BookSearch): AnyOfKeys | null {
  const word = words.find(({ letters }) => letters.length === MIN_TYPO_LETTERS);
  return word ? EXACT_SCORES.map((score) => exactKey(score, firstLetters(word.letters, PREFIX_LETTERS))) : null;
}

export const keyOfName = (name: string): AnyOfKeys => [nameKey(name)];
