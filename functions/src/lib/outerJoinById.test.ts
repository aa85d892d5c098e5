import { expect, it } from 'vitest';
import { outerJoinById } from './outerJoinById.ts';

async function* sequence(ids: string[]) {
  for (const id of ids) yield await Promise.resolve({ id });
}

it('joins two sequences by id in byte order, including unmatched ids', async () => {
  const pairs: [string | undefined, string | undefined][] = [];
  // 𝒳 sorts after ﬁ in Firestore and before it in JavaScript.
  for await (const { left, right } of outerJoinById(sequence(['B', 'a', 'ﬁ', '𝒳']), sequence(['a', 'b', '𝒳']))) {
    pairs.push([left?.id, right?.id]);
  }
  expect(pairs).toEqual([
    ['B', undefined],
    ['a', 'a'],
    [undefined, 'b'],
    ['ﬁ', undefined],
    ['𝒳', '𝒳'],
  ]);
});
