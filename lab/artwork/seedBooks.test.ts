import { bookInputSchema } from '@bookstore/contract/api/book';
import { CATEGORIES } from '@bookstore/contract/constants';
import { expect, test } from 'vitest';
import { SEED_BOOKS } from '../../cli/src/samples/seedBooks.ts';

const distinct = (values: string[]) => new Set(values).size;

test('the 24 books have unique ids, titles, covers and dates', () => {
  expect(SEED_BOOKS).toHaveLength(24);
  expect(distinct(SEED_BOOKS.map(({ id }) => id))).toBe(24);
  expect(distinct(SEED_BOOKS.map(({ title }) => title))).toBe(24);
  expect(distinct(SEED_BOOKS.map(({ coverImage }) => coverImage))).toBe(24);
  expect(distinct(SEED_BOOKS.map(({ createdAt }) => createdAt))).toBe(24);
  for (const { id } of SEED_BOOKS) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test('every book is one that the API would take', () => {
  for (const { oldPriceCents, newPriceCents, id: _, createdAt, ...book } of SEED_BOOKS) {
    const body = { ...book, oldPrice: oldPriceCents / 100, newPrice: newPriceCents / 100 };
    expect(bookInputSchema.parse(body)).toEqual({ ...book, oldPriceCents, newPriceCents });
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
  }
});

test('every category has something to show, and every book is reduced', () => {
  for (const category of CATEGORIES) {
    expect(SEED_BOOKS.filter((book) => book.category === category).length).toBeGreaterThanOrEqual(4);
  }
  for (const { oldPriceCents, newPriceCents } of SEED_BOOKS) expect(newPriceCents).toBeLessThan(oldPriceCents);
});
