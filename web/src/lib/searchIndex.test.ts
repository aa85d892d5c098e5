import { expect, it } from 'vitest';
import { createSearchIndex } from './searchIndex.ts';

const titles = ['The Café at Midnight', 'Patience', 'A Patient Ledger', 'Ærø, an Island', 'Iron and Salt'];
const index = createSearchIndex(titles, (title) => [{ text: title, weight: 1 }]);
const search = (query: string) => index.search(query, 10);

it.each([
  ['cafe', ['The Café at Midnight']],
  ['CAFÉ', ['The Café at Midnight']],
  ['aero', ['Ærø, an Island']],
  ['salt iron', ['Iron and Salt']],
  ['midn', ['The Café at Midnight']],
])('finds %j whatever its case, accents and order', (query, expected) => {
  expect(search(query)).toEqual(expected);
});

it.each(['ledgre', 'ledgr', 'leddger', 'ledgar'])('forgives the typo in %j', (query) => {
  expect(search(query)).toEqual(['A Patient Ledger']);
});

it('forgives none in a word of fewer than five letters', () => {
  expect(search('irn')).toEqual([]);
});

it('puts a hit at the start of a field before one further in', () => {
  expect(search('pati')).toEqual(['Patience', 'A Patient Ledger']);
});

it('finds nothing for a blank query and never more than asked for', () => {
  expect(search('  ')).toEqual([]);
  expect(index.search('a', 2)).toHaveLength(2);
});

it('counts a field by its weight', () => {
  const books = [
    { title: 'Other', text: 'about owls' },
    { title: 'Owls', text: '' },
  ];
  const weighted = createSearchIndex(books, (book) => [
    { text: book.title, weight: 8 },
    { text: book.text, weight: 1 },
  ]);
  expect(weighted.search('owls', 2).map((book) => book.title)).toEqual(['Owls', 'Other']);
});
