import { describe, expect, it } from 'vitest';
import type { CatalogueSnapshot, IdRange } from '../books/catalogue/catalogueSnapshot.ts';
import { divideIds } from './idRanges.ts';

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

describe('idRanges', () => {
  it('keeps ranges stable when books are added or removed', async () => {
    const ids = numbered(200);
    const before = await divideIds(snapshotOf(ids).snapshot, 20);
    const after = await divideIds(snapshotOf(ids.filter((id) => id !== 'id-007')).snapshot, 20);
    const changed = after.filter(
      (range) => !before.some((one) => one.after === range.after && one.through === range.through),
    );
    expect(changed.length).toBeLessThan(before.length / 2);
  });

  it('stops dividing ids that share a long prefix', async () => {
    const long = 'x'.repeat(60);
    const { snapshot, within } = snapshotOf([`${long}a`, `${long}b`, `${long}c`]);
    const ranges = await divideIds(snapshot, 1);
    expect(
      ranges
        .map(within)
        .filter((ids) => ids.length > 0)
        .map((ids) => ids.length),
    ).toEqual([3]);
  });
});
