import { isDocumentId } from '@bookstore/contract/ids';
import { local, parseJson, readText, writeText } from '../../../lib/storage.ts';

/** Local storage: reading positions, latest first, and the font size. */
const BOOKMARKS_KEY = 'bookmarks';

/** Number of books; the oldest are dropped. */
const MAX_BOOKS = 50;

/** In rem. */
export const TYPE_SIZES = [1, 1.125, 1.25, 1.4375, 1.6875] as const;
const DEFAULT_SIZE = 1;

interface Bookmark {
  _id: string;
  part: number;
}

interface Bookmarks {
  /** Index into `TYPE_SIZES`. */
  size: number;
  books: Bookmark[];
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isBookmark(value: unknown): value is Bookmark {
  if (typeof value !== 'object' || value === null) return false;
  const { _id, part } = value as Partial<Record<keyof Bookmark, unknown>>;
  return typeof _id === 'string' && isDocumentId(_id) && isIndex(part);
}

/** Ignores invalid parts. */
function readBookmarks(): Bookmarks {
  const stored = parseJson(readText(local, BOOKMARKS_KEY)) as Partial<Record<keyof Bookmarks, unknown>> | null;
  const { size, books } = stored ?? {};
  return {
    size: isIndex(size) && size < TYPE_SIZES.length ? size : DEFAULT_SIZE,
    books: Array.isArray(books) ? books.filter(isBookmark).slice(0, MAX_BOOKS) : [],
  };
}

/** Other tabs may have changed the stored value. */
function changeBookmarks(change: (stored: Bookmarks) => Partial<Bookmarks>): void {
  const stored = readBookmarks();
  const { size, books } = { ...stored, ...change(stored) };
  const isNothing = size === DEFAULT_SIZE && books.length === 0;
  writeText(local, BOOKMARKS_KEY, isNothing ? null : JSON.stringify({ size, books }));
}

/** @returns null before the beginning and after the end */
export const readPlace = (id: string): number | null =>
  readBookmarks().books.find(({ _id }) => _id === id)?.part ?? null;

/** Null removes the bookmark. */
export function rememberPlace(id: string, part: number | null): void {
  changeBookmarks(({ books }) => {
    const others = books.filter(({ _id }) => _id !== id);
    return { books: part === null ? others : [{ _id: id, part }, ...others].slice(0, MAX_BOOKS) };
  });
}

export const typeSize = (): number => readBookmarks().size;

export const rememberTypeSize = (size: number): void => changeBookmarks(() => ({ size }));

/** Calls back when another tab changes a bookmark. @returns unsubscribe */
export function followBookmarks(onChange: () => void): () => void {
  // `key` is null when all of storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BOOKMARKS_KEY || key === null) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
