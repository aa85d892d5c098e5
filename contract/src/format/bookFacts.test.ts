import { describe, expect, it } from 'vitest';
import { bookFacts, canBeOrdered, formatPublished, languageName, unavailableReason } from './bookFacts.ts';

describe('bookFacts', () => {
  it('shows the date as precisely as known, with a written month', () => {
    expect(formatPublished('2019')).toBe('2019');
    expect(formatPublished('2019-03')).toBe('March 2019');
    expect(formatPublished('2019-03-05')).toBe('5 March 2019');
    expect(formatPublished('2019-03-05', 'short')).toBe('5 Mar 2019');
  });

  it('names a language, or shows its tag', () => {
    expect(languageName('de')).toBe('German');
    expect(languageName('pt-BR')).toBe('Brazilian Portuguese');
    for (const tag of ['qqx', 'not a tag', '']) expect(languageName(tag)).toBe(tag);
  });

  it('lists known facts only', () => {
    expect(bookFacts({})).toEqual([]);
    const [isbn, publisher] = ['9780975229804', 'Chilton'];
    expect(bookFacts({ isbn, publisher, pages: 1412, language: 'de', format: 'hardcover' })).toEqual([
      ['ISBN', '9780975229804'],
      ['Publisher', 'Chilton'],
      ['Pages', '1,412'],
      ['Language', 'German'],
      ['Format', 'Hardcover'],
    ]);
    expect(bookFacts({ format: 'other', language: '' })).toEqual([['Format', 'Other']]);
  });

  it('explains why a book cannot be ordered', () => {
    const books = [{}, { availability: 'low' }, { availability: 'sold-out' }, { orderable: false }] as const;
    expect(books.map(unavailableReason)).toEqual(['', '', 'Sold out', 'Not available to order']);
    expect(books.map(canBeOrdered)).toEqual([true, true, false, false]);
    expect(unavailableReason({ availability: 'sold-out', orderable: false })).toBe('Not available to order');
  });
});
