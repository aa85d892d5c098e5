import type { Book } from '@bookstore/contract/api/book';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { seededBooks } from './shopData.ts';

const SEEDED = 24;

export const BOOKS = /\/api\/books\?limit=60/;
export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const titles = (shelf: Locator) => shelf.getByRole('heading', { level: 3 });

interface ServedBooks {
  newest: Book[];
  ofCategory: (category: string) => Promise<Book[]>;
  slides: number;
}

export async function openHome(page: Page): Promise<ServedBooks> {
  const answers = new Map<string, PromiseWithResolvers<{ books: Book[]; isWhole: boolean }>>();
  const answerFor = (category: string) => {
    const answer = answers.get(category) ?? Promise.withResolvers();
    answers.set(category, answer);
    return answer;
  };
  await page.route(BOOKS, async (route) => {
    const response = await route.fetch();
    const category = new URL(route.request().url()).searchParams.get('category') ?? '';
    answerFor(category).resolve({ books: (await response.json()) as Book[], isWhole: !('link' in response.headers()) });
    await route.fulfill({ response });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Releases This Week');
  const { books, isWhole } = await answerFor('').promise;
  const isInCategory = (category: string) => (book: Book) => book.category === category;
  return {
    newest: books,
    ofCategory: async (category) =>
      isWhole ? books.filter(isInCategory(category)) : (await answerFor(category).promise).books,
    slides: books.length + (isWhole ? 0 : 1),
  };
}

/** Hides other tests' books; an opened book stays. */
export async function serveSeededBooksOnly(page: Page): Promise<void> {
  const seeded = new Set((await seededBooks(page.request, SEEDED)).map(({ _id }) => _id));
  await page.route(BOOKS, async (route) => {
    const response = await route.fetch();
    const books = (await response.json()) as Book[];
    await route.fulfill({ response, json: books.filter(({ _id }) => seeded.has(_id)) });
  });
}
