import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedList } from './sortedList.ts';

type Item = { readonly rank: number };

const byRank = (a: Item, b: Item) => a.rank - b.rank;

function itemsOf(list: SortedList<Item>, isReversed = false, isBefore: (item: Item) => boolean = () => false): Item[] {
  const items: Item[] = [];
  const cursor = list.cursor(isReversed);
  for (cursor.seek(isBefore); cursor.item; cursor.advance()) items.push(cursor.item);
  return items;
}

const anItem = (rank: number): Item => ({ rank });

describe('SortedList', () => {
  it('stays sorted in both directions after many changes', () => {
    const anyRanks = fc.uniqueArray(fc.nat(5_000), { minLength: 0, maxLength: 2_500 });
    fc.assert(
      fc.property(anyRanks, anyRanks, fc.nat(5_000), fc.boolean(), (first, second, from, isLookedAt) => {
        const model = new Map(first.map((rank) => [rank, anItem(rank)]));
        const list = new SortedList([...model.values()], byRank);
        if (isLookedAt) itemsOf(list);
        for (const rank of second) {
          const item = model.get(rank);
          if (item) list.remove(item);
          else list.add(model.set(rank, anItem(rank)).get(rank) as Item);
          if (item) model.delete(rank);
        }
        const sorted = [...model.keys()].sort((a, b) => a - b);
        const ranks = (items: Item[]) => items.map(({ rank }) => rank);
        expect(ranks(itemsOf(list))).toEqual(sorted);
        expect(ranks(itemsOf(list, true))).toEqual([...sorted].reverse());
        expect(ranks(itemsOf(list, false, ({ rank }) => rank < from))).toEqual(sorted.filter((rank) => rank >= from));
        const backwards = sorted.filter((rank) => rank <= from).reverse();
        expect(ranks(itemsOf(list, true, ({ rank }) => rank > from))).toEqual(backwards);
        expect(list.isEmpty).toBe(model.size === 0);
      }),
      { numRuns: 30 },
    );
  });
});
