import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parseCsv.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => parseCsv(bytesOf(text)).rows;
const QUOTE_MISPLACED = expect.stringContaining('write it twice') as string;
const QUOTE_OPEN = expect.stringContaining('never closed') as string;

describe('parseCsv', () => {
  it("names each row's first line, also after multi-line cells and empty lines", () => {
    expect(parse('\uFEFFa,b\r\n1,"x\r\ny"\r\n\r\n2,"say ""hi"""\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\r\ny'] },
      { line: 5, cells: ['2', 'say "hi"'] },
    ]);
  });

  it('reads semicolons, tabs and vertical bars by the heading', () => {
    expect(parse('a;b\n1,5;2')[1]).toEqual({ line: 2, cells: ['1,5', '2'] });
    expect(parse('a\tb\n1\t2')[1]).toEqual({ line: 2, cells: ['1', '2'] });
    expect(parse('"a"|"b"\n1,5|"x|y"')[1]).toEqual({ line: 2, cells: ['1,5', 'x|y'] });
  });

  it('does not infer the delimiter from the end of a row', () => {
    expect(parse('title,author\r\nAda,"The sep=;"\r\n')[1]).toEqual({ line: 2, cells: ['Ada', 'The sep=;'] });
  });

  it('takes the delimiter from its own line, which counts as a line', () => {
    for (const mark of ['', '\uFEFF']) {
      const { delimiter, rows } = parseCsv(bytesOf(`${mark}sep=;\r\na,b;c\r\n1;2\r\n`));
      expect(delimiter).toBe(';');
      expect(rows).toEqual([
        { line: 2, cells: ['a,b', 'c'] },
        { line: 3, cells: ['1', '2'] },
      ]);
    }
  });

  it('finds the line with the delimiter in the ways that spreadsheets write it', () => {
    for (const delimiter of [',', ';', '\t', '|'])
      for (const line of [`"sep=${delimiter}"\r\n`, `SEP=${delimiter}\n`, `sep=${delimiter}\r`])
        expect(parseCsv(bytesOf(`${line}a${delimiter}b`))).toEqual({
          delimiter,
          rows: [{ line: 2, cells: ['a', 'b'] }],
        });
    expect(parse('sep=;a\n1;2')[0]).toEqual({ line: 1, cells: ['sep=', 'a'] });
  });

  it('infers the delimiter from the first line only', () => {
    expect(parseCsv(bytesOf('a')).delimiter).toBe(',');
    for (const lineEnd of ['\n', '\r', '\r\n'])
      expect(parse(['a,b', '1;2;3,4'].join(lineEnd))[1]).toMatchObject({ cells: ['1;2;3', '4'] });
  });

  it('keeps empty cells', () => {
    expect(parse('a,,"",\n').map((row) => 'cells' in row && row.cells)).toEqual([['a', '', '', '']]);
  });

  it('loses only unreadable rows', () => {
    expect(parse('a,b\n1,q"z"q\n2,b\n"x"y,3\n4,c\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: QUOTE_MISPLACED, text: '1,q"z"q' },
      { line: 3, cells: ['2', 'b'] },
      { line: 4, problem: QUOTE_MISPLACED, text: '"x"y,3' },
      { line: 5, cells: ['4', 'c'] },
    ]);
  });

  it('continues after an unclosed quote', () => {
    expect(parse('a,b\n"ü,1\n2,b\n3,c')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: QUOTE_OPEN, text: '"ü,1' },
      { line: 3, cells: ['2', 'b'] },
      { line: 4, cells: ['3', 'c'] },
    ]);
  });

  it('reads back what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'ü') });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, lineEnd) => {
        const lines = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const text = ['sep=,', ...lines].join(lineEnd);
        expect(parse(text)).toEqual(rows.map((cells) => ({ line: expect.any(Number) as number, cells })));
      }),
    );
  });

  it('counts lines by any kind of break, within cells too', () => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const lines = parse(['a,b', '"1', '",2', '', '3,4'].join(lineEnd)).map(({ line }) => line);
      expect(lines).toEqual([1, 2, 5]);
    }
  });

  it('reads an empty file, and refuses other encodings unless one is given', () => {
    const inLatin1 = Uint8Array.from([0x4b, 0xe4, 0x73, 0x65]);
    expect(parse('')).toEqual([]);
    expect(() => parseCsv(inLatin1)).toThrow('UTF-8');
    expect(parseCsv(inLatin1, 'windows-1252').rows).toEqual([{ line: 1, cells: ['Käse'] }]);
    for (const [first, letter] of [
      [0xff, 'ÿ'],
      [0xfe, 'þ'],
    ] as const)
      expect(parseCsv(Uint8Array.from([first, 0x61]), 'windows-1252').rows).toEqual([
        { line: 1, cells: [`${letter}a`] },
      ]);
  });

  it('refuses spreadsheets, also where another encoding is allowed', () => {
    for (const start of [
      [0x50, 0x4b, 0x03, 0x04],
      [0xd0, 0xcf, 0x11, 0xe0],
    ])
      expect(() => parseCsv(Uint8Array.from([...start, 0x00]), 'windows-1252')).toThrow('spreadsheet');
    expect(parse('PK\u0003,a')).toEqual([{ line: 1, cells: ['PK\u0003', 'a'] }]);
  });

  it('drops every byte order mark', () => {
    expect(parse('\ufeff\ufeff\ufeff"a",b\ufeffc')).toEqual([{ line: 1, cells: ['a', 'b\ufeffc'] }]);
  });

  it.each([
    ['little', [0xff, 0xfe, 0x61, 0x00, 0x09, 0x00, 0xe4, 0x00]],
    ['big', [0xfe, 0xff, 0x00, 0x61, 0x00, 0x09, 0x00, 0xe4]],
  ])('reads UTF-16 of %s-endian order with and without its byte order mark', (_order, bytes) => {
    for (const file of [bytes, bytes.slice(2)])
      expect(parseCsv(Uint8Array.from(file)).rows).toEqual([{ line: 1, cells: ['a', 'ä'] }]);
  });

  it('reads quotes escaped with a backslash', () => {
    expect(parse('a,b\n"He said \\"hi\\"","x\\ny"\n"C:\\",2\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['He said "hi"', 'x\ny'] },
      { line: 3, cells: ['C:\\', '2'] },
    ]);
    expect(parse('"a\\"","\\r\\t\\\\\\q"')).toEqual([{ line: 1, cells: ['a"', '\r\t\\q'] }]);
    expect(parse('"a\\",b\n')).toEqual([{ line: 1, cells: ['a\\', 'b'] }]);
  });

  it('refuses rows that are wrong with either kind of quotes', () => {
    for (const row of ['"a\\"b', '"a\\"b"c', '"\\"a'])
      expect(parse(row)).toEqual([{ line: 1, problem: QUOTE_MISPLACED, text: row }]);
  });

  it('treats quotes between tabs as characters unless they enclose cells', () => {
    expect(parse('a\tb\n5" disk\tHe said "hi"\n"Dune"\t2').map((row) => 'cells' in row && row.cells)).toEqual([
      ['a', 'b'],
      ['5" disk', 'He said "hi"'],
      ['"Dune"', '2'],
    ]);
    expect(parse('a\tb\n"x\ty"\t"say ""hi"""')[1]).toEqual({ line: 2, cells: ['x\ty', 'say "hi"'] });
  });

  it('reads text written as a formula', () => {
    expect(parse('a,b\n="9782253002697",1')[1]).toEqual({ line: 2, cells: ['="9782253002697"', '1'] });
    expect(parse('="a ""b"", c"\n1')[0]).toEqual({ line: 1, cells: ['="a ""b"", c"'] });
    expect(parse('="9782253002697,1')).toEqual([{ line: 1, problem: QUOTE_MISPLACED, text: '="9782253002697,1' }]);
  });
});
