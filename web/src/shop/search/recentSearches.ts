import { parseList, readText, session, writeText } from '../../lib/storage.ts';

/** Session storage, latest first. */
const KEY = 'recentSearches';

const MAX_SEARCHES = 5;

export function recentSearches(): string[] {
  const stored = parseList(readText(session, KEY)) ?? [];
  return stored.filter((words) => typeof words === 'string').slice(0, MAX_SEARCHES);
}

export const rememberSearch = (words: string) => store([words, ...searchesExcept(words)].slice(0, MAX_SEARCHES));

export const forgetSearch = (words: string) => store(searchesExcept(words));

export const forgetSearches = () => store([]);

const searchesExcept = (words: string) =>
  recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());

const store = (list: readonly string[]) => writeText(session, KEY, list.length > 0 ? JSON.stringify(list) : null);
