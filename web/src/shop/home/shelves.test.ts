import { news } from '@bookstore/shop/news';
import { describe, expect, it } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { newsPicture } from './HomeBelowFold.tsx';
import { editorsPick, firstSentence, recommendedBooks, sortByRank, topSellers } from './shelves.ts';

const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;
const shelf = CATEGORIES.map((category) => aBook({ _id: category, category }));

describe('shelves', () => {
  // rows: 62-65
  it.each(['Business', 'Fiction', 'Horror', 'Adventure'])(
    'shows the books of the category %s as its top sellers',
    (genre) => {
      expect(topSellers(shelf, genre).map((book) => book.category)).toEqual([genre.toLowerCase()]);
    },
  );

  // rows: 66
  it('shows all books, technology included, when no genre is chosen', () => {
    expect(topSellers(shelf, '')).toEqual(shelf);
  });

  // rows: 68, 425
  it('recommends the books at positions 8 to 17, counted from zero', () => {
    const list = books(24);
    expect(recommendedBooks(list)).toEqual(list.slice(8, 18));
    expect(recommendedBooks(list)).toHaveLength(10);
  });

  // rows: 69
  it('recommends nothing from a list of fewer than nine books', () => {
    expect(recommendedBooks(books(8))).toEqual([]);
    expect(recommendedBooks(books(9))).toHaveLength(1);
    expect(recommendedBooks([])).toEqual([]);
  });

  // rows: 71, 72, 240
  it('has five news articles with id, title, description and existing picture', () => {
    expect(new Set(news.map((article) => article.id)).size).toBe(5);
    for (const { title, description, image } of news) {
      expect(title).not.toBe('');
      expect(description).not.toBe('');
      expect(newsPicture(image)).toEqual({
        small: expect.stringContaining('-320'),
        large: expect.stringContaining('-640'),
      });
    }
  });

  const newest = (...trending: number[]) =>
    books(12).map((book, index) => ({ ...book, trending: trending.includes(index) }));

  it('picks a trending book that the banner does not show', () => {
    expect(editorsPick(newest(1, 6, 9))?._id).toBe('b7');
  });

  it('prefers a pick that is not recommended either', () => {
    expect(editorsPick(newest(1, 9, 6))?._id).toBe('b7');
    expect(editorsPick(newest(1, 9))?._id).toBe('b10');
  });

  it('sorts sold-out books behind the others', () => {
    const [one, other] = books(2).map((book) => ({ ...book, availability: 'sold-out' as const }));
    const third = { ...aBook({ _id: 'b3' }) };
    const list = [one, other, third].filter((book) => book !== undefined);
    expect(sortByRank(list, [{ _id: 'b1', copies: 2 }]).map(({ book }) => book._id)).toEqual(['b3', 'b1', 'b2']);
  });

  it('picks a banner book if no other is trending, or none', () => {
    expect(editorsPick(newest(2))?._id).toBe('b3');
    expect(editorsPick(newest())).toBeUndefined();
    expect(editorsPick([])).toBeUndefined();
  });

  it('picks no sold-out book', () => {
    const [sold, ...others] = newest(0, 8);
    expect(editorsPick([{ ...(sold as (typeof others)[0]), availability: 'sold-out' }, ...others])?._id).toBe('b9');
  });

  it.each([
    ['A quiet story.', 'A quiet story.'],
    ['  Who knocks? Nobody.\n\nAnd yet.', 'Who knocks?'],
    ['It cost 3.50 then. It costs more now.', 'It cost 3.50 then.'],
    ['No full stop\nat all', 'No full stop'],
    ['', ''],
    [`${'word '.repeat(60)}end.`, `${'word '.repeat(40).trim()}…`],
    [`${'x'.repeat(300)}.`, `${'x'.repeat(200)}…`],
  ])('takes from the description %j the first sentence %j', (description, sentence) => {
    expect(firstSentence(description)).toBe(sentence);
  });
});
