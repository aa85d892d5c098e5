import type { Book } from '@bookstore/contract/api/book';
import type { BookSort } from '@bookstore/contract/constants';
import type { Reply } from './api.ts';

/** Written independently of the shop's. */
const LIGATURES: Record<string, string> = { æ: 'ae', ø: 'o', ł: 'l' };
const folded = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[æøł]/g, (letter) => LIGATURES[letter] ?? '');

const byText = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const ORDERS: Record<BookSort, (a: Book, b: Book) => number> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  price: (a, b) => a.newPrice - b.newPrice,
  '-price': (a, b) => b.newPrice - a.newPrice,
  title: (a, b) => byText(folded(a.title), folded(b.title)),
};

export function sortBooks(books: Book[], sort: BookSort): Book[] {
  return books.toSorted((a, b) => ORDERS[sort](a, b) || byText(a._id, b._id));
}

export function nextOf(reply: Reply): string | null {
  return /^<(.+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
}

/** @param between runs after each page */
export async function walkPages(
  get: (path: string) => Promise<Reply>,
  path: string,
  between: (page: Book[]) => Promise<void> = async () => undefined,
): Promise<Book[][]> {
  const pages: Book[][] = [];
  for (let next: string | null = path; next !== null; ) {
    const reply = await get(next);
    if (reply.status !== 200) throw new Error(`${next} was answered with ${reply.status}: ${reply.text}`);
    pages.push(reply.body as Book[]);
    next = nextOf(reply);
    await between(reply.body as Book[]);
  }
  return pages;
}
