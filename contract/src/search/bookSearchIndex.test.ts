import { describe, expect, it } from 'vitest';
import { QUESTIONS, SHELF } from '../test/searchQuestions.ts';
import { createBookSearch } from './bookSearchIndex.ts';

const titled = (title: string) => ({ _id: title, title, category: 'fiction' }) as const;
const index = createBookSearch(SHELF);
const search = (query: string, limit = SHELF.length) => index.search(query, limit).map(({ _id }) => _id);

describe('device search', () => {
  it.each(QUESTIONS)('for “%s” (%s) finds %j', (typed, _about, found) => {
    expect(search(typed)).toEqual(found);
  });

  it('returns the best up to the limit', () => {
    expect(search('salt', 2)).toEqual(['salt', 'iron']);
    expect([...search('salt', 0), ...search('\n')]).toEqual([]);
    expect(search('patiens', 1)).toEqual(['ledger']);
  });

  it('prefers exact matches to typos', () => {
    const twoBooks = createBookSearch([titled('A Harbor at Night'), titled('The Harbour')]);
    const found = (query: string) => twoBooks.search(query, 5).map(({ _id }) => _id);
    expect(found('harbour')).toEqual(['The Harbour']);
    expect(found('harboor')).toEqual(['A Harbor at Night', 'The Harbour']);
  });

  it('can be prepared step by step, and works before that', () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ ...titled(`Book ${at}`), _id: `${at}` }));
    const large = createBookSearch(many);
    expect([large.prepare(), large.search('249', 5).length, large.prepare()]).toEqual([false, 1, true]);
    const steps = createBookSearch(many);
    expect([steps.prepare(), steps.prepare(), steps.prepare()]).toEqual([false, false, true]);
  });

  it('finds nothing in an empty list', () => {
    const empty = createBookSearch([]);
    expect([empty.prepare(), empty.search('salt', 5)]).toEqual([true, []]);
  });
});
