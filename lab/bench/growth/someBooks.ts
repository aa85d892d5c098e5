import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { LIMITS } from '@bookstore/contract/limits';

/** Books of a shop, and the addresses of the pages behind each other that they were found on. */
export interface SomeBooks {
  books: Book[];
  pages: string[];
}

const NEXT = /<([^>]+)>; rel="next"/;

/** Walks from the newest book to older ones, at most so many pages of a hundred. */
export async function someBooksOf(port: number, maxPages: number): Promise<SomeBooks> {
  const some: SomeBooks = { books: [], pages: [] };
  let path: string | undefined = apiPaths.booksPage({ limit: LIMITS.booksPage.max });
  while (path !== undefined && some.pages.length < maxPages) {
    const answer: Response = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    some.pages.push(path);
    some.books.push(...((await answer.json()) as Book[]));
    path = NEXT.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return some;
}
