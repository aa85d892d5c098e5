import { describe, expect, it } from 'vitest';
import { decodeLines, encodeLine } from './records.ts';

const records = [{ a: 1 }, { b: 'ü\n' }, { c: [null] }];
const file = Buffer.from(records.map(encodeLine).join(''));
const lastStart = Buffer.byteLength(records.slice(0, 2).map(encodeLine).join(''));

describe('decodeLines', () => {
  it('returns the written records', () => {
    expect(decodeLines(file)).toEqual({ records, length: file.length });
  });

  it('loses only the last record if the file was truncated', () => {
    for (let length = lastStart; length < file.length; length++) {
      expect(decodeLines(file.subarray(0, length))).toEqual({ records: records.slice(0, 2), length: lastStart });
    }
  });

  it('throws if an earlier record is damaged', () => {
    const damaged = Buffer.from(file);
    damaged[12] = damaged[12] === 0x78 ? 0x79 : 0x78;
    expect(() => decodeLines(damaged)).toThrow('record 1 is damaged');
  });
});
