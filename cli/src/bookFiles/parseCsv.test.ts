import { describe, expect, it } from 'vitest';
import { parseCsv } from './parseCsv.ts';

const parse = (text: string) => parseCsv(Buffer.from(text)).rows;
const QUOTE_MISPLACED = expect.stringContaining('write it twice') as string;
const QUOTE_OPEN = expect.stringContaining('never closed') as string;

describe('reading a CSV file', () => {
  it('names the line on which each row begins, also after cells of several lines and empty lines', () => {
    expect(parse('\uFEFFa,b\r\n1,"x\r\ny"\r\n\r\n2,"say ""hi"""\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\r\ny'] },
      { line: 5, cells: ['2', 'say "hi"'] },
    ]);
  });

  it('reads semicolons and tabs where the heading has them', () => {
    expect(parse('a;b\n1,5;2')[1]).toEqual({ line: 2, cells: ['1,5', '2'] });
    expect(parse('a\tb\n1\t2')[1]).toEqual({ line: 2, cells: ['1', '2'] });
  });

  it('is told the delimiter by a line of its own, which counts as one', () => {
    for (const mark of ['', '\uFEFF']) {
      const { delimiter, rows } = parseCsv(Buffer.from(`${mark}sep=;\r\na,b;c\r\n1;2\r\n`));
      expect(delimiter).toBe(';');
      expect(rows).toEqual([
        { line: 2, cells: ['a,b', 'c'] },
        { line: 3, cells: ['1', '2'] },
      ]);
    }
  });

  it('loses only the row that it cannot read', () => {
    expect(parse('a,b\n1,q"z"q\n2,b\n"x"y,3\n4,c\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: QUOTE_MISPLACED },
      { line: 3, cells: ['2', 'b'] },
      { line: 4, problem: QUOTE_MISPLACED },
      { line: 5, cells: ['4', 'c'] },
    ]);
  });

  it('goes on behind a quotation mark that is never closed', () => {
    expect(parse('a,b\n"ü,1\n2,b\n3,c')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: QUOTE_OPEN },
      { line: 3, cells: ['2', 'b'] },
      { line: 4, cells: ['3', 'c'] },
    ]);
  });

  it('reads nothing from nothing, and refuses another encoding', () => {
    expect(parse('')).toEqual([]);
    expect(() => parseCsv(Buffer.from('Käse', 'latin1'))).toThrow('UTF-8');
  });
});
