import { expect, test } from 'vitest';
import { findGaps, namedRows, parseAcceptance } from './acceptance.ts';

const LIST = `
| # | Spec | Test | Line |
|---|---|---|---|
| 1 | §1 | B | A visitor sees books. |
| 2 | §2.x | U,B | A price has a \`|\` in it. |
| 3 | §9 | - | Nothing to test. |
`;

test('parses number, levels and text of a row', () => {
  const rows = parseAcceptance(LIST);
  expect(rows.map((row) => [row.number, row.levels])).toEqual([
    [1, ['B']],
    [2, ['U', 'B']],
    [3, []],
  ]);
});

test('finds rows in calls and comments, including ranges', () => {
  expect(namedRows("test('x', { tag: rows(1, '5-7') }, …")).toEqual([1, 5, 6, 7]);
  expect(namedRows('// rows: 84, 90-91\ntest(')).toEqual([84, 90, 91]);
  expect(namedRows('const rows = 12; rows.map(')).toEqual([]);
});

test('reports a row at each level without a test', () => {
  const rows = parseAcceptance(LIST);
  const { gaps } = findGaps(rows, [{ path: 'web/src/price.test.ts', text: '// rows: 1, 2' }]);
  expect(gaps.map(({ row, level }) => `${row.number}${level}`)).toEqual(['1B', '2B']);
});

test('reports unknown row numbers with their file', () => {
  const { unknown } = findGaps(parseAcceptance(LIST), [{ path: 'e2e/home.spec.ts', text: 'rows(99)' }]);
  expect(unknown).toEqual(['e2e/home.spec.ts names row 99']);
});
