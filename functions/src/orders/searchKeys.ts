import { APOSTROPHES, foldText, spellingsOf } from '@bookstore/contract/search/foldText';
import type { OrderRecord } from './orderRecord.ts';

/** Stored prefix lengths. A search looks up the longest one and compares whole words afterwards. */
const KEY_LENGTHS = [1, 2, 3, 4, 6, 9, 16];
const MAX_KEY_LENGTH = 16;

/** Enough for twenty titles. Each key is an entry in two indexes. */
const MAX_KEYS = 300;

export type Searchable = Pick<OrderRecord, 'id' | 'email' | 'name' | 'phone'> &
  Partial<Pick<OrderRecord, 'splitFrom' | 'splitInto'>> & {
    address: Pick<OrderRecord['address'], 'city' | 'zipcode'>;
    items: readonly { title: string }[];
  };

const WORD = /[\p{L}\p{N}]+/gu;
const DIGITS = /\d+/g;

/** May mean a phone number, an id or a postcode. */
const PHONE_NUMBER = /^[\d+\-()/ ]*\d[\d+\-()/ ]*$/;
const INTERNATIONAL = /^(?:\+|00)/;

/** Shorter parts would match too many. */
const MIN_DIGITS = { unseparated: 4, searched: 3 } as const;

const fold = (text: string) => foldText(text).replaceAll(APOSTROPHES, '');
const digitsOf = (text: string): string[] => text.match(DIGITS) ?? [];
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

function wordsOf(text: string): string[] {
  return spellingsOf(text)
    .flatMap((spelling) => spelling.split(/\s/))
    .flatMap((word) => [word, ...Array.from(word.matchAll(WORD), ({ index }) => word.slice(index))])
    .map((word) => word.replaceAll(APOSTROPHES, ''));
}

/** Country codes have one or two digits, and all others three (ITU-T E.164). */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Omits the zero. An unseparated code has one to three digits. */
function nationalForms(phone: string): string[] {
  if (!INTERNATIONAL.test(phone)) return [];
  const [code = '', ...rest] = digitsOf(phone.replace(INTERNATIONAL, ''));
  if (rest.length > 0 && code.length <= 3) return [withoutZeros(rest.join(''))];
  const digits = code + rest.join('');
  return [1, 2, 3]
    .map((length) => withoutZeros(digits.slice(length)))
    .filter((form) => form.length >= MIN_DIGITS.unseparated);
}

function formsOfPhone(phone: string): string[] {
  const groups = digitsOf(phone);
  const fromGroups = groups.map((_group, index) => groups.slice(index).join(''));
  const atHome = nationalForms(phone.trim()).flatMap((form) => [form, `0${form}`]);
  return [...fromGroups, withoutZeros(fromGroups[0] ?? ''), ...atHome];
}

function partsOfPhone(phone: string) {
  const digits = digitsOf(phone).join('');
  const all = withoutZeros(digits);
  const [country = ''] = (INTERNATIONAL.test(phone.trim()) && COUNTRY_CODE.exec(all)) || [];
  const national = withoutZeros(all.slice(country.length));
  // The plus may be missing, but a zero before a country code is never dialled.
  return { country, national, abroad: country || !digits.startsWith('0') ? country + national : '' };
}

/** Numbers of different countries never are the same; exports and erasure depend on it. Zeros alone are no number. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [partsOfPhone(one), partsOfPhone(other)];
  if (a.national === '' || b.national === '') return false;
  if (a.country && b.country) return a.abroad === b.abroad;
  return a.national === b.national || (a.abroad !== '' && a.abroad === b.abroad);
}

const contactTerms = ({ email, phone }: Pick<Searchable, 'email' | 'phone'>) => [fold(email), ...formsOfPhone(phone)];

const termsOf = ({ id, email, name, phone, address, items, splitFrom, splitInto = [] }: Searchable) => [
  fold(id),
  ...contactTerms({ email, phone }),
  ...[address.zipcode, address.city, name].flatMap(wordsOf),
  splitFrom ?? '',
  ...splitInto,
  ...items.map(({ title }) => title).flatMap(wordsOf),
];

type WordForms = [string, ...string[]];

function numbersOfSearch(text: string): WordForms {
  const digits = digitsOf(text).join('');
  if (!INTERNATIONAL.test(text)) return [digits];
  const atHome = nationalForms(text).filter((form) => form.length >= MIN_DIGITS.searched);
  return [withoutZeros(digits) || digits, ...atHome];
}

/** One form of each word must begin a text of the order. */
function wordsOfSearch(search: string): WordForms[] {
  const text = search.trim().replaceAll(/(?<=^|\s)#/g, '');
  if (PHONE_NUMBER.test(text)) return [numbersOfSearch(text)];
  const words = text.split(/\s/).filter(Boolean);
  return words.map((word) => (PHONE_NUMBER.test(word) ? numbersOfSearch(word) : [fold(word)]));
}

const beginningOf = (text: string) => Array.from(text).slice(0, MAX_KEY_LENGTH);

function storedPrefixes(term: string): string[] {
  const letters = beginningOf(term);
  return KEY_LENGTHS.filter((length) => length <= letters.length).map((length) => letters.slice(0, length).join(''));
}

const longestPrefix = (form: string) => storedPrefixes(form).slice(-1);

/** Words whose orders are counted to find the rarest. */
const MAX_PLANS = 3;

/**
 * Keys of each of the longest words; an order must have at least one. The whole lower-case search also finds orders
 * of older releases, which stored only whole names.
 */
export function keysOfSearch(search: string): string[][] {
  const longest = wordsOfSearch(search).toSorted(([a], [b]) => b.length - a.length);
  return longest
    .slice(0, MAX_PLANS)
    .map((forms) => [...new Set([...forms.flatMap(longestPrefix), beginningOf(search.toLowerCase()).join('')])]);
}

/**
 * Beginnings of ids, addresses, numbers and words, without case and accents. Firestore can find an array element in
 * date order, but not the beginning of one of several texts.
 */
export function toSearchKeys(order: Searchable): string[] {
  const keys = new Set<string>();
  for (const term of termsOf(order)) {
    for (const key of storedPrefixes(term)) {
      if (keys.size >= MAX_KEYS) return [...keys];
      keys.add(key);
    }
  }
  return [...keys];
}

const containWords = (terms: readonly string[], search: string): boolean =>
  wordsOfSearch(search).every((forms) => forms.some((form) => terms.some((term) => term.startsWith(form))));

/** Each word must begin a searchable text, in any case and spelling. */
export const matchesSearch = (order: Searchable, search: string): boolean => containWords(termsOf(order), search);

export const matchesCustomer = (order: Searchable, search: string): boolean =>
  containWords([...contactTerms(order), ...wordsOf(order.name)], search);
