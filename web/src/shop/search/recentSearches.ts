import { parseList, readText, session, writeText } from '../../lib/storage.ts';

/** Session storage, latest first. */
const KEY = 'recentSearches';

const MOST = 5;

export function recentSearches(): string[] {
  const stored = parseList(readText(session, KEY)) ?? [];
  return stored.filter((words) => typeof words === 'string').slice(0, MOST);
}

export const rememberSearch = (words: string) => store([words, ...without(words)].slice(0, MOST));

export const forgetSearch = (words: string) => store(without(words));

export const forgetSearches = () => store([]);

const without = (words: string) => recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());

const store = (list: readonly string[]) => writeText(session, KEY, list.length > 0 ? JSON.stringify(list) : null);
