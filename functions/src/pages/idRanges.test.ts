import { expect, it } from 'vitest';
import type { CatalogueSnapshot, IdRange } from '../books/catalogue/catalogueSnapshot.ts';
import { rangesOfIds } from './idRanges.ts';

/** A snapshot of books with these ids, and how often somebody has counted. */
function snapshotOf(ids: string[]) {
  let counts = 0;
  const within = ({ after, through }: IdRange) =>
    ids.filter((id) => (after === null || id > after) && (through === null || id <= through));
  const countIds = async (range: IdRange, limit: number) => {
    counts += 1;
    return Math.min(limit, within(range).length);
  };
  return { snapshot: { countIds } as unknown as CatalogueSnapshot, within, counted: () => counts };
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `id-${String(index).padStart(3, '0')}`);

it('a shop that fits into one part is one range, which is counted once', async () => {
  const { snapshot, counted } = snapshotOf(numbered(20));
  expect(await rangesOfIds(snapshot, 20)).toEqual([{ after: null, through: null }]);
  expect(counted()).toBe(1);
});

it('a larger shop is in ranges that follow upon each other, none of more than so many', async () => {
  const { snapshot, within } = snapshotOf(numbered(200));
  const ranges = await rangesOfIds(snapshot, 20);
  expect(
    ranges
      .map(within)
      .map((ids) => ids.length)
      .every((length) => length > 0 && length <= 20),
  ).toBe(true);
  expect(ranges.flatMap(within)).toEqual(numbered(200));
  expect([ranges[0]?.after, ranges.at(-1)?.through]).toEqual([null, null]);
  for (const [index, { after }] of ranges.entries()) if (index > 0) expect(after).toBe(ranges[index - 1]?.through);
  // Neighbours that fit together are one.
  const sizes = ranges.map((range) => within(range).length);
  for (const [index, size] of sizes.entries())
    if (index > 0) expect(size + (sizes[index - 1] ?? 0)).toBeGreaterThan(20);
});

it('the ranges of ids stay where they are when a book comes or goes', async () => {
  const ids = numbered(200);
  const before = await rangesOfIds(snapshotOf(ids).snapshot, 20);
  const after = await rangesOfIds(snapshotOf(ids.filter((id) => id !== 'id-007')).snapshot, 20);
  const changed = after.filter(
    (range) => !before.some((one) => one.after === range.after && one.through === range.through),
  );
  expect(changed.length).toBeLessThan(before.length / 2);
});

it('ids that no character tells apart are left together rather than divided for ever', async () => {
  const long = 'x'.repeat(60);
  const { snapshot, within } = snapshotOf([`${long}a`, `${long}b`, `${long}c`]);
  const ranges = await rangesOfIds(snapshot, 1);
  expect(
    ranges
      .map(within)
      .filter((ids) => ids.length > 0)
      .map((ids) => ids.length),
  ).toEqual([3]);
});
