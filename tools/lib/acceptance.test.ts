import { expect, test } from 'vitest';
import { findGaps, namedRows, parseAcceptance } from './acceptance.ts';

const LIST = `
| # | Spec | Test | Line |
|---|---|---|---|
| 1 | §1 | B | A visitor sees books. |
| 2 | §2.x | U,B | A price has a \`|\` in it. |
| 3 | §9 | - | Nothing to test. |
`;

test('a row carries its number, its levels and its text', () => {
  const rows = parseAcceptance(LIST);
  expect(rows.map((row) => [row.number, row.levels])).toEqual([
    [1, ['B']],
    [2, ['U', 'B']],
    [3, []],
  ]);
});

test('rows are named by a call in a browser test and by a comment elsewhere, ranges included', () => {
  expect(namedRows("test('x', { tag: rows(1, '5-7') }, …")).toEqual([1, 5, 6, 7]);
  expect(namedRows('// rows: 84, 90-91\ntest(')).toEqual([84, 90, 91]);
  expect(namedRows('const rows = 12; rows.map(')).toEqual([]);
});

test('a row is missing at each level whose tests do not name it', () => {
  const rows = parseAcceptance(LIST);
  const { gaps } = findGaps(rows, [{ path: 'web/src/price.test.ts', text: '// rows: 1, 2' }]);
  expect(gaps.map(({ row, level }) => `${row.number}${level}`)).toEqual(['1B', '2B']);
});

test('a number that the list does not have is reported with its file', () => {
  const { unknown } = findGaps(parseAcceptance(LIST), [{ path: 'e2e/home.spec.ts', text: 'rows(99)' }]);
  expect(unknown).toEqual(['e2e/home.spec.ts names row 99']);
});
