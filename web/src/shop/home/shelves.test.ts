import { expect, it } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { NEWS, newsPicture } from './NewsCarousel.tsx';
import { recommended } from './recommended.ts';
import { topSellers } from './topSellers.ts';

const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;
const shelf = CATEGORIES.map((category) => aBook({ _id: category, category }));

// rows: 62, 63, 64, 65
it.each(['Business', 'Fiction', 'Horror', 'Adventure'])('Top Sellers of %s are the books of that category', (genre) => {
  expect(topSellers(shelf, genre).map((book) => book.category)).toEqual([genre.toLowerCase()]);
});

// rows: 66
it('Top Sellers without a genre are all books, technology included', () => {
  expect(topSellers(shelf, '')).toEqual(shelf);
});

// rows: 68, 425
it('the recommended books are those at positions 8 to 17, counted from zero', () => {
  const list = books(24);
  expect(recommended(list)).toEqual(list.slice(8, 18));
  expect(recommended(list)).toHaveLength(10);
});

// rows: 69
it('nothing is recommended from a list of fewer than nine', () => {
  expect(recommended(books(8))).toEqual([]);
  expect(recommended(books(9))).toHaveLength(1);
  expect(recommended([])).toEqual([]);
});

// rows: 71, 72, 240
it('there are five articles, each with id, title, description and a picture that exists', () => {
  expect(new Set(NEWS.map((article) => article.id)).size).toBe(5);
  for (const { title, description, image } of NEWS) {
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(newsPicture(image)).toEqual({
      small: expect.stringContaining('-320'),
      large: expect.stringContaining('-640'),
    });
  }
});
