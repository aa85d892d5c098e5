import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import type { BookRecord } from '../books/bookRecord.ts';
import { toItem } from './buildOrder.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const itemOf = (fields: Partial<BookRecord>) => toItem({ ...aStoredBook(), id: 'salt', changeSeq: 1, ...fields }, NOW);

describe('item of an order', () => {
  it.each([
    ['', true],
    ['https://elsewhere.example/cover.jpg', true],
    ['book-1.png', undefined],
  ])('says whether the shop has no picture of the book: %j', (coverImage, noCover) => {
    expect(itemOf({ coverImage, cover: null }).noCover).toBe(noCover);
  });

  it('contains a known author', () => {
    expect(itemOf({ author: 'Ines Okafor' }).author).toBe('Ines Okafor');
    expect(itemOf({ author: '' })).not.toHaveProperty('author');
  });
});
