import { foldText } from '@bookstore/contract/foldText';

/** Longer words are narrowed down by their first characters and compared in full afterwards. */
const MAX_KEY_LENGTH = 32;

interface Searchable {
  id: string;
  email: string;
  name: string;
  phone: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
const DIGITS = /\d+/g;

/** What somebody types who has a telephone number in mind. An order's id may be meant too, when it begins with digits. */
const PHONE_NUMBER = /^[\d+\-() ]*\d[\d+\-() ]*$/;

/** What a search may begin with that means this name: each of its words, and each part of a word like "o'neil". */
function wordsOfName(name: string): string[] {
  return foldText(name)
    .split(/\s+/)
    .flatMap((word) => [word, ...Array.from(word.matchAll(WORD), ({ index }) => word.slice(index))]);
}

/** The same for a number: its digits from each group on, and "+43 660 12" as it is dialled at home, "0660 12". */
function formsOfPhone(phone: string): string[] {
  const groups: string[] = phone.match(DIGITS) ?? [];
  const fromGroups = groups.map((_group, index) => groups.slice(index).join(''));
  const [whole = '', athome] = fromGroups;
  const isInternational = phone.trim().startsWith('+') && athome !== undefined;
  return [...fromGroups, whole.replace(/^0+/, ''), ...(isInternational ? [`0${athome}`] : [])];
}

const termsOf = ({ id, email, name, phone }: Searchable) =>
  [foldText(id), foldText(email), ...wordsOfName(name), ...formsOfPhone(phone)].filter(Boolean);

/** The words of a search, each of which has to begin one of an order's terms. */
function wordsOfSearch(search: string): string[] {
  if (PHONE_NUMBER.test(search)) return [(search.match(DIGITS) ?? []).join('')];
  return foldText(search).split(/\s+/).filter(Boolean);
}

const beginningOf = (text: string) => Array.from(text).slice(0, MAX_KEY_LENGTH);

/**
 * An order must carry one of these keys to be found by a search: the beginning of the longest word, which the fewest orders have,
 * or of the whole search in lower case, by which orders are found that were placed when only whole names were looked up.
 */
export function keysOfSearch(search: string): string[] {
  const words = wordsOfSearch(search).toSorted((a, b) => b.length - a.length);
  const keys = [words[0] ?? '', search.toLowerCase()].map((text) => beginningOf(text).join(''));
  return [...new Set(keys)];
}

/**
 * Every beginning of the order's id, e-mail, telephone number and the words of its name, without case and accents. Stored with the
 * order, since Firestore can look up an element of an array while it sorts by date, but not the beginning of one of several texts.
 */
export function searchKeysOf(order: Searchable): string[] {
  const keys = termsOf(order).flatMap((term) => {
    const letters = beginningOf(term);
    return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(keys)];
}

/** Whether each word of a search begins the order's id, e-mail, telephone number or a word of its name, in any case and spelling. */
export function matchesSearch(order: Searchable, search: string): boolean {
  const terms = termsOf(order);
  return wordsOfSearch(search).every((word) => terms.some((term) => term.startsWith(word)));
}
