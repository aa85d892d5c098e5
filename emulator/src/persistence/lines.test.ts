import { describe, expect, it } from 'vitest';
import { decodeLines, encodeLine } from './lines.ts';

const records = [{ a: 1 }, { b: 'ü\n' }, { c: [null] }];
const file = Buffer.from(records.map(encodeLine).join(''));
const lastStart = Buffer.byteLength(records.slice(0, 2).map(encodeLine).join(''));

describe('a file of records', () => {
  it('a file of records gives back what was written', () => {
    expect(decodeLines(file)).toEqual({ records, length: file.length });
  });

  it('a file of records loses nothing but the last record, wherever a kill tore it', () => {
    for (let length = lastStart; length < file.length; length++) {
      expect(decodeLines(file.subarray(0, length))).toEqual({ records: records.slice(0, 2), length: lastStart });
    }
  });

  it('a file of records with damage before its end is not taken for torn', () => {
    const damaged = Buffer.from(file);
    damaged[12] = damaged[12] === 0x78 ? 0x79 : 0x78;
    expect(() => decodeLines(damaged)).toThrow('record 1 is damaged');
  });
});
