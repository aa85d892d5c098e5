import { parseList, readText, session, writeText } from '../../lib/storage.ts';

/** Session storage: a list of texts, the latest first. */
const KEY = 'recentSearches';

const MOST = 5;

/** What was searched for in this tab, the latest first. */
export function recentSearches(): string[] {
  const stored = parseList(readText(session, KEY)) ?? [];
  return stored.filter((words) => typeof words === 'string').slice(0, MOST);
}

/** Puts words first in the list, in which they stand once. */
export const rememberSearch = (words: string) => store([words, ...without(words)].slice(0, MOST));

export const forgetSearch = (words: string) => store(without(words));

export const forgetSearches = () => store([]);

const without = (words: string) => recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());

const store = (list: readonly string[]) => writeText(session, KEY, list.length > 0 ? JSON.stringify(list) : null);
