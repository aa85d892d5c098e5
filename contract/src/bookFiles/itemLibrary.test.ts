import { describe, expect, it } from 'vitest';
import { openBookFile } from './readBookFile.ts';

const read = (...lines: string[]) => {
  const file = openBookFile(new TextEncoder().encode(lines.join('\n')));
  return file.read(file.proposal);
};

describe('item library of Square', () => {
  it('is imported without what is not on sale or not a printed book', () => {
    const { rows, problems, unknownColumns } = read(
      'Item Name,Variation Name,Price,Archived,Sellable,Item Type',
      'Dune,Regular,9.50,N,Y,Physical good',
      'Emma,Regular,9.50,Y,,',
      'Emma,Regular,9.50,N,N,',
      'Emma,Regular,9.50,N,Y,Digital',
      'Jane Eyre,Regular,9.50,,,',
      'Salt,Regular,9.50, yes ,,',
      'Salt,Regular,9.50,Yesterday,Not yet,No event',
      'Sand,Regular,9.50,Hardly,Unknown',
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 6, 8, 9]);
    expect(problems).toEqual([
      { line: 3, field: 'Archived', message: 'Not on sale in the original shop: Y' },
      { line: 4, field: 'Sellable', message: 'Not on sale in the original shop: N' },
      { line: 5, field: 'Item Type', message: "Product type “Digital” isn't a book" },
      { line: 7, field: 'Archived', message: 'Not on sale in the original shop: yes' },
    ]);
    expect(unknownColumns).toEqual(['Variation Name']);
  });

  it('is not taken for any file with such a column', () => {
    const { rows, unknownColumns } = read('Item Name,Price,Archived,Sellable', 'Dune,9.50,Y,N');
    expect(rows).toHaveLength(1);
    expect(unknownColumns).toEqual(['Archived', 'Sellable']);
  });
});
