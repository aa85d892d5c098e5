import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const fieldOf = (text: string) => toCsv([[text]]).slice(1, -2);

describe('a CSV file', () => {
  it('has a byte order mark, quoted texts, plain numbers and a line break after every row', () => {
    const rows = [
      ['Name', 'Total'],
      ['Ada', 12.5],
    ];
    expect(toCsv(rows)).toBe('\uFEFF"Name","Total"\r\n"Ada",12.5\r\n');
  });

  it('keeps commas, quotes and line breaks inside their field', () => {
    expect(fieldOf('Ink, "Salt"\nand Bone')).toBe('"Ink, ""Salt""\nand Bone"');
  });

  // E41
  it.each([
    '=1+1',
    '+44 170',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u00a0=1',
    '＝1+1',
    '=HYPERLINK("http://x.example")',
  ])('makes the formula %j a text', (formula) => {
    expect(fieldOf(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`);
  });

  it.each(['Ada', '12-3', 'a@b.example', '0170 123', "'quoted'", ''])('leaves the text %j as it is', (text) => {
    expect(fieldOf(text)).toBe(`"${text}"`);
  });
});
