import { beforeEach, describe, expect, it } from 'vitest';
import { readColumnMapping, rememberColumnMapping } from './columnMemory.ts';

beforeEach(() => localStorage.clear());

const NAMES = ['Titel', 'Preis', 'Regal'];
const MAPPING = { columns: ['title', 'newPrice', null], category: 'fiction' } as const;

describe('columnMemory', () => {
  it('recognises the same headings in any order, and no others', () => {
    rememberColumnMapping(NAMES, MAPPING);
    expect(readColumnMapping(NAMES)).toEqual(MAPPING);
    expect(readColumnMapping(['Regal', 'Titel', 'Preis'])).toEqual({
      ...MAPPING,
      columns: [null, 'title', 'newPrice'],
    });
    expect(readColumnMapping(['Titel', 'Preis'])).toBeNull();
  });

  it('recognises the headings of a file with refused rows', () => {
    rememberColumnMapping(NAMES, MAPPING);
    expect(readColumnMapping(['_line', '_problem', ...NAMES])?.columns).toEqual([
      null,
      null,
      'title',
      'newPrice',
      null,
    ]);
  });

  it('keeps the latest answer of the last twenty sets of headings', () => {
    rememberColumnMapping(NAMES, MAPPING);
    for (let set = 0; set < 19; set += 1) rememberColumnMapping([`Column ${set}`], { columns: [null], category: null });
    expect(readColumnMapping(NAMES)).not.toBeNull();
    rememberColumnMapping(NAMES, { ...MAPPING, category: null });
    expect(readColumnMapping(NAMES)?.category).toBeNull();
    for (let set = 0; set < 20; set += 1) rememberColumnMapping([`Other ${set}`], { columns: [null], category: null });
    expect(readColumnMapping(NAMES)).toBeNull();
  });

  it.each(['no JSON', '{}', '[1]', '[{"names":["Titel"],"columns":["shelf"],"category":null}]'])(
    'ignores the stored text %s',
    (text) => {
      localStorage.setItem('importColumns', text);
      expect(readColumnMapping(['Titel'])).toBeNull();
    },
  );
});
