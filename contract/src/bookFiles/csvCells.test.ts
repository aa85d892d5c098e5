import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_FORMAT, csvFormatOf, fromCsvCell, toCsvRow } from './csvCells.ts';

const cellOf = (text: string) => toCsvRow([text]).slice(1, -3).replaceAll('""', '"');

describe('rows', () => {
  it('quote texts, leave numbers plain and end with a line break', () => {
    expect(toCsvRow(['Ada', 12.5, 'Ink, "Salt"\nand Bone'])).toBe('"Ada",12.5,"Ink, ""Salt""\nand Bone"\r\n');
  });

  it("use the separator and decimal sign of the shop's language", () => {
    expect(toCsvRow(['Ada', 12.5, -3, 1234.25], csvFormatOf('de'))).toBe('"Ada";12,5;-3;1234,25\r\n');
    expect(toCsvRow([{ amount: 32.9 }, { amount: -20 }], csvFormatOf('de'))).toBe('32,90;-20,00\r\n');
    expect(['en', 'de-CH', 'ja'].map((tag) => csvFormatOf(tag).separator)).toEqual([',', ',', ',']);
    expect(['de-AT', 'fr', 'pt-BR', 'es'].map((tag) => csvFormatOf(tag).separator)).toEqual([';', ';', ';', ';']);
    expect(CSV_FORMAT).toEqual({ separator: ',', decimal: '.' });
  });

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ["Ada;=cmd|' /C calc'!A0;", "Ada;'=cmd|' /C calc'!A0;"],
    ['Ada, =1+2', "Ada, '=1+2"],
    ['Ada;"=1+2";', 'Ada;"\'=1+2";'],
    ['x\n-1+2', "x\n'-1+2"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    [' \n＝', "' \n'＝"],
  ])('contain no formula after a separator: %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
    expect(fromCsvCell(cell)).toBe(text);
  });
});

// E41
describe('texts', () => {
  it.each(['=1+1', '+1-555-0100', '-2', '@SUM(A1)', '  =1', '\u00a0=1', '＝1+1', '+1+cmd|A0'])(
    'are protected from being the formula %j',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  it.each(['12-3', 'a=b', 'a@b.example', "'Tis", '', '+351912345678', '+43 (0)170 12'])(
    'stay unchanged: %j',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it('are read back unchanged', () => {
    const texts = string({
      unit: constantFrom("'", '=', '+', '-', '@', '\t', '\n', ' ', ',', ';', '＝', '1', 'a', '"'),
    });
    assert(property(texts, (text) => fromCsvCell(cellOf(text)) === text));
  });

  it('may contain any number of line breaks and separators', () => {
    for (const unit of ['\n', ',', '\t ', '"\n', "'\n"]) {
      const text = unit.repeat(200_000);
      expect(fromCsvCell(cellOf(text)) === text).toBe(true);
    }
  });

  it('keep a typed apostrophe', () => {
    for (const cell of ['=1+1', '-5', '@home', "'quoted'"]) expect(fromCsvCell(cell)).toBe(cell);
  });

  it('lose an apostrophe added to a phone number', () => {
    expect(fromCsvCell("'+351 912")).toBe('+351 912');
  });

  it.each(['a01067', '01067-1', 'x="01067"', '="01067" x'])('have no digits to keep in spreadsheets: %s', (text) => {
    const row = toCsvRow([text], { separator: ',', decimal: '.', keepsDigits: true });
    expect(row).toBe(toCsvRow([text]));
    expect(fromCsvCell(text)).toBe(text);
  });

  it.each(['01067', '9782253002697', '5e586497', '46e514', '+49170123'])(
    'keep the digits of %s in spreadsheets',
    (digits) => {
      const row = toCsvRow([digits], { separator: ',', decimal: '.', keepsDigits: true });
      expect(row).toBe(`"=""${digits}"""\r\n`);
      expect(fromCsvCell(`="${digits}"`)).toBe(digits);
    },
  );
});
