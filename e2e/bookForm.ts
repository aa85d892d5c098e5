import { randomInt, randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, coverPath } from '@bookstore/contract/api/paths';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { COVER_LIMITS } from '@bookstore/contract/limits';
import type { Locator, Page } from '@playwright/test';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect } from './fixtures.ts';
import * as pictures from './pictures.ts';

export const aTitle = () => `The Salt Road ${randomUUID().slice(0, 8)}`;

export function anIsbn(): string {
  const twelve = `978${String(randomInt(1e9)).padStart(9, '0')}`;
  const isbn = Array.from('0123456789', (digit) => toIsbn13(twelve + digit)).find((found) => found !== null);
  if (!isbn) throw new Error(`${twelve} has no check digit`);
  return isbn;
}

const REQUIRED = ['Title', 'Description', 'Category', 'Old Price', 'New Price'];

export async function expectRequired(form: Locator, submit: string): Promise<void> {
  for (const label of REQUIRED) {
    const field = form.getByLabel(label, { exact: true });
    const value = await field.inputValue();
    if (label === 'Category') await field.selectOption('');
    else await field.fill('');
    await form.getByRole('button', { name: submit }).click();
    await expect(field).toBeFocused();
    const complaints = await field.evaluate(({ validity }: HTMLInputElement) => {
      const { valueMissing, customError } = validity;
      return { valueMissing, customError };
    });
    expect(complaints, label).toEqual({ valueMissing: true, customError: false });
    if (label === 'Category') await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function fillForm(form: Locator): Promise<void> {
  await form.getByLabel('Title').fill(aTitle());
  await form.getByLabel('Description').fill('A caravan, a debt, and the road between them.');
  await form.getByLabel('Category', { exact: true }).selectOption('fiction');
  await form.getByLabel('Old Price').fill('2');
  await form.getByLabel('New Price').fill('1');
}

export async function openForm(page: Page): Promise<Locator> {
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  await fillForm(form);
  return form;
}

export const picker = (form: Locator) => form.getByLabel('Cover Image', { exact: true });
export const frame = (form: Locator) => form.getByRole('application', { name: 'Visible part of the picture' });
export const preview = (page: Page) => page.getByRole('img', { name: 'Cover preview' });

export async function choose(form: Locator, file: pictures.PictureFile): Promise<void> {
  await picker(form).setInputFiles(file);
  await expect(frame(form)).toBeVisible();
}

export async function add(page: Page, form: Locator) {
  const created = page.waitForResponse(`**${apiPaths.createBook}`);
  await form.getByRole('button', { name: 'Add Book' }).click();
  await answerDialog(page, 'Book added', 'Your book is uploaded successfully!');
  const book = (await (await created).json()) as Book;
  if (!book.cover) throw new Error('The book has no picture');
  const served = await page.request.get(coverPath(book.cover));
  expect(served.headers()['content-type']).toBe(`image/${book.cover.type ?? 'webp'}`);
  const bytes = await served.body();
  expect(bytes.length).toBeLessThanOrEqual(COVER_LIMITS.bytes);
  return { book, seen: await pictures.samplePixels(bytes) };
}

export const expectColour = (seen: number[], colour: readonly [number, number, number]) =>
  expect(pictures.isNear(seen, colour), `${seen.join()} is about ${colour.join()}`).toBe(true);
