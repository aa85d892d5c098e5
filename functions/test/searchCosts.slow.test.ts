import { QUESTIONS, SHELF } from '@bookstore/contract/test/searchQuestions';
import { describe, expect, it } from 'vitest';
import type { BookContent } from '../src/books/bookRecord.ts';
import { walkPages } from './bookPages.ts';
import { countCosts } from './firestoreCosts.ts';
import { addressOf, idsOf, openSearchedShop, toStored } from './searchedShop.ts';

const shop = openSearchedShop();

const TITLES = ['The Salt Road', 'The Iron Harbour', 'Midnight of the Harbours', 'Salt', 'A Ledger of the North'];
const AUTHORS = ['Ines Okafor', 'Maud Ledgerwood', 'Søren Wintergreen'];

describe('thousands of books', () => {
  it('in a shop of some thousands of books every search costs at most 100 reads, and its pages go on to the last book', async () => {
    const many = Array.from({ length: 3_000 }, (_, place): BookContent => {
      const title = `${TITLES[place % TITLES.length]} ${place % 7 === 0 ? 'Again' : ''} ${place}`;
      return toStored(
        { _id: `many-${place}`, title, author: AUTHORS[place % AUTHORS.length] ?? '', category: 'fiction' },
        place,
      );
    });
    await shop.fill([...many, ...SHELF.map((book, place) => toStored(book, 5_000 + place))]);
    const counter = countCosts(await shop.api().db(), shop.api().projectId);
    const costOf = async (address: string) => (await counter.of(() => shop.get(address))).reads;

    const common = [
      'the',
      's',
      'salt',
      'fiction',
      'the salt',
      'salt of the north',
      'ledgre',
      'fiction okafor',
      'hrabour teh',
    ];
    for (const typedText of [...QUESTIONS.map(([text]) => text), ...common]) {
      for (const limit of [6, 24, 100]) {
        const reads = await costOf(addressOf(typedText, `&limit=${limit}&category=fiction`));
        expect(reads, `“${typedText}” by ${limit}`).toBeLessThanOrEqual(100);
        expect(await costOf(addressOf(typedText, `&limit=${limit}`)), `“${typedText}” by ${limit}`).toBeLessThanOrEqual(
          100,
        );
      }
    }
    const costs = { salt: 6, midnight: 24, '2718': 24, 'again 1400': 24, 'the salt road 1400': 24 };
    for (const [typedText, limit] of Object.entries(costs)) {
      expect(await costOf(addressOf(typedText, `&limit=${limit}&available=true`))).toBeLessThan(60);
    }
    counter.stop();

    // However old and however common its words: a title is found by all of it.
    for (const id of ['salt-road', 'salt', 'cafe']) {
      const title = SHELF.find(({ _id }) => _id === id)?.title ?? '';
      expect(idsOf((await shop.get(addressOf(title, '&limit=1'))).body)).toEqual([id]);
    }
    const all = (await shop.onDevice())('the', 10_000);
    const pages = await walkPages(shop.get, addressOf('the', '&limit=60'));
    expect(pages.flat().map(({ _id }) => _id)).toEqual(all);
    expect(all.length).toBeGreaterThan(1_500);
  });
});
