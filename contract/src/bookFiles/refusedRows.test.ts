import { describe, expect, it } from 'vitest';
import { readBookRow } from './bookRow.ts';
import { openBookFile } from './readBookFile.ts';

const HEADING = '_id;title;description;category;newPrice;oldPrice;shelf';
const open = (text: string) => openBookFile(new TextEncoder().encode(text));
const readAll = (text: string) => {
  const file = open(text);
  return { file, ...file.read(file.proposal) };
};

describe('refusedRows', () => {
  const { file, problems } = readAll(
    [
      HEADING,
      ';"A;\n""title""";x;fiction;9,50;12;B 7',
      ';Good;x;fiction;1;2;',
      ';Long;x;fiction;1;2;;more',
      ';"B"ad;x;fiction;1;2;',
    ].join('\n'),
  );
  const refused = [...problems, { line: 2, field: 'category', message: 'Must be another' }];
  const text = file.toRefusedRows([...refused, { line: 2, field: '', message: 'And more' }]);

  it('returns original rows after line and reason', () => {
    const lines = text.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe(`"_line";"_problem";"${HEADING.replaceAll(';', '";"')}"`);
    expect(lines[1]).toBe(
      '"2";"category: Must be another; And more";"";"A;\n""title""";"x";"fiction";"9,50";"12";"B 7"',
    );
    expect(lines[2]).toBe('"5";"Has 8 cells, but there are 7 columns";"";"Long";"x";"fiction";"1";"2";"";"more"');
    expect(lines[3]).toMatch(/^"6";"Misplaced quotation mark.*";";""B""ad;x;fiction;1;2;"$/);
    expect(lines[4]).toBe('');
    expect(text).not.toContain('Good');
  });

  it('can be read again, and refused again in the same form', () => {
    const again = readAll(text);
    const [good, unreadable] = again.rows;
    expect(readBookRow(unreadable?.fields)).toBeInstanceOf(Array);
    expect([good]).toEqual([
      {
        line: 2,
        fields: {
          title: 'A;\n"title"',
          description: 'x',
          category: 'fiction',
          newPrice: '9.50',
          oldPrice: '12',
        },
      },
    ]);
    expect(again.unknownColumns).toEqual(['shelf']);
    expect(again.file.toRefusedRows([]).split('\r\n')[0]).toBe(text.split('\r\n')[0]);
  });

  it('includes all rows of a product', () => {
    const shopify = open(
      [
        'Handle,Title,Body (HTML),Variant Price,Image Src',
        'dune,Dune,x,,a.jpg',
        'dune,,,,b.jpg',
        'emma,Emma,y,1,',
      ].join('\n'),
    );
    const lines = shopify.toRefusedRows([{ line: 2, field: 'newPrice', message: 'Required' }]).split('\r\n');
    expect(lines.slice(1, -1)).toEqual([
      '"2";"newPrice: Required";"dune";"Dune";"x";"";"a.jpg"'.replaceAll(';', ','),
      '"3";"";"dune";"";"";"";"b.jpg"'.replaceAll(';', ','),
    ]);
  });
});
