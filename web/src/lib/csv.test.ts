import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('a CSV file begins with a byte order mark and has a line for each row', () => {
  const rows = [
    ['Name', 'Total'],
    ['=1+1', 12.5],
  ];
  expect(toCsv(rows)).toBe('\uFEFF"Name","Total"\r\n"\'=1+1",12.5\r\n');
});
