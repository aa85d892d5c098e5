import { APOSTROPHES, foldText, spellingsOf } from '@bookstore/contract/search/foldText';
import type { OrderRecord } from './orderRecord.ts';

/** Longer words are narrowed down by their first characters and compared in full afterwards. */
const MAX_KEY_LENGTH = 16;

/** What one order may have: enough for twenty titles of ordinary length, and 32 kB at the most. */
const MAX_KEYS = 500;

export type Searchable = Pick<OrderRecord, 'id' | 'email' | 'name' | 'phone'> & {
  address: Pick<OrderRecord['address'], 'city' | 'zipcode'>;
  items: readonly { title: string }[];
};

const WORD = /[\p{L}\p{N}]+/gu;
const DIGITS = /\d+/g;

/** What somebody types who has a telephone number in mind. An order's id or a postcode may be meant too. */
const PHONE_NUMBER = /^[\d+\-()/ ]*\d[\d+\-()/ ]*$/;
const INTERNATIONAL = /^(?:\+|00)/;

/** A shorter part of a number would fit too many. */
const MIN_DIGITS = { unseparated: 4, searched: 3 } as const;

const fold = (text: string) => foldText(text).replaceAll(APOSTROPHES, '');
const digitsOf = (text: string): string[] => text.match(DIGITS) ?? [];
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/** What a search may begin with that means this text: each of its words, and each part of a word like "maya-lou", in any spelling. */
function wordsOf(text: string): string[] {
  return spellingsOf(text)
    .flatMap((spelling) => spelling.split(/\s+/))
    .flatMap((word) => [word, ...Array.from(word.matchAll(WORD), ({ index }) => word.slice(index))])
    .map((word) => word.replaceAll(APOSTROPHES, ''));
}

/** What a number with a country code may be: that code, and what is dialled at home, without the zero. Where nothing parts the code, it has one to three digits. */
function codedForms(phone: string): { code: string; number: string }[] {
  const text = phone.trim();
  if (!INTERNATIONAL.test(text)) return [];
  const [code = '', ...rest] = digitsOf(text.replace(INTERNATIONAL, ''));
  if (rest.length > 0 && code.length <= 3) return [{ code, number: withoutZeros(rest.join('')) }];
  const digits = code + rest.join('');
  return [1, 2, 3]
    .map((length) => ({ code: digits.slice(0, length), number: withoutZeros(digits.slice(length)) }))
    .filter(({ number }) => number.length >= MIN_DIGITS.unseparated);
}

const nationalForms = (phone: string) => codedForms(phone).map(({ number }) => number);

/** The same for a number: its digits from each group on, and "+43 660 12" as it is dialled at home, "0660 12". */
function formsOfPhone(phone: string): string[] {
  const groups = digitsOf(phone);
  const fromGroups = groups.map((_group, index) => groups.slice(index).join(''));
  const atHome = nationalForms(phone).flatMap((form) => [form, `0${form}`]);
  return [...fromGroups, withoutZeros(fromGroups[0] ?? ''), ...atHome];
}

const wholeNumber = (phone: string) => withoutZeros(digitsOf(phone).join(''));

/** Whether two numbers are the same, however each is written: with a country code or without, in any groups. */
export function isSamePhone(one: string, other: string): boolean {
  const number = wholeNumber(other);
  if (number === '') return false;
  const [forms, others] = [codedForms(one), codedForms(other)];
  if (wholeNumber(one) === number) return true;
  // Where both have a code, that has to be the same as well: home is somewhere else for each.
  if (forms.length > 0 && others.length > 0)
    return forms.some((form) => others.some(({ code, number: rest }) => code === form.code && rest === form.number));
  return forms.some((form) => form.number === number) || others.some((form) => form.number === wholeNumber(one));
}

/** What an order is found by; first what no other order has. */
const termsOf = ({ id, email, name, phone, address, items }: Searchable) =>
  [
    fold(id),
    fold(email),
    ...formsOfPhone(phone),
    ...[address.zipcode, address.city, name, ...items.map(({ title }) => title)].flatMap(wordsOf),
  ].filter(Boolean);

/** What a searched number may be stored as. */
function numbersOfSearch(text: string): string[] {
  const digits = digitsOf(text).join('');
  if (!INTERNATIONAL.test(text)) return [digits];
  const atHome = nationalForms(text).filter((form) => form.length >= MIN_DIGITS.searched);
  return [withoutZeros(digits), ...atHome].filter(Boolean);
}

/** The words of a search, each in every form of which one has to begin one of an order's terms. */
function wordsOfSearch(search: string): string[][] {
  const text = search.trim().replaceAll(/(?<=^|\s)#/g, '');
  if (PHONE_NUMBER.test(text)) return [numbersOfSearch(text)];
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word) => (PHONE_NUMBER.test(word) ? numbersOfSearch(word) : [fold(word)]));
}

const beginningOf = (text: string) => Array.from(text).slice(0, MAX_KEY_LENGTH);

/**
 * An order must carry one of these keys to be found by a search: the beginning of the longest word, which the fewest orders have,
 * or of the whole search in lower case, by which orders are found that were placed when only whole names were looked up.
 */
export function keysOfSearch(search: string): string[] {
  const [longest = ['']] = wordsOfSearch(search).toSorted(([a = ''], [b = '']) => b.length - a.length);
  return [...new Set([...longest, search.toLowerCase()].map((text) => beginningOf(text).join('')))];
}

/**
 * Every beginning of the order's id, e-mail, telephone number, postcode and the words of town, name and titles, without case and
 * accents, up to a number. Stored with the order, since Firestore can look up an element of an array while it sorts by date, but not
 * the beginning of one of several texts.
 */
export function searchKeysOf(order: Searchable): string[] {
  const keys = new Set<string>();
  for (const term of termsOf(order)) {
    let key = '';
    for (const letter of beginningOf(term)) {
      if (keys.size >= MAX_KEYS) return [...keys];
      key += letter;
      keys.add(key);
    }
  }
  return [...keys];
}

/** Whether each word of a search begins something that an order is found by, in any case and spelling. */
export function matchesSearch(order: Searchable, search: string): boolean {
  const terms = termsOf(order);
  return wordsOfSearch(search).every((forms) => forms.some((form) => terms.some((term) => term.startsWith(form))));
}
