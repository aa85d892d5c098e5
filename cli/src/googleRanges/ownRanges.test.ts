import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOGLE_RANGES } from '../../../functions/src/http/googleRanges.ts';
import { ROOT } from '../../../tools/lib/paths.ts';
import { ownRanges, withRanges } from './ownRanges.ts';

const file = (...ranges: string[]) => ({
  syncToken: '1',
  prefixes: ranges.map((range) => (range.includes(':') ? { ipv6Prefix: range } : { ipv4Prefix: range, scope: 'x' })),
});

describe('ownRanges', () => {
  it('leaves out ranges that customers rent in part', () => {
    const all = file('66.102.0.0/20', '34.64.0.0/10', '8.34.208.0/20', '2001:4860::/32', '2600:1900::/28');
    const rented = file('34.66.0.0/15', '8.34.208.0/20', '2600:1900:4000::/44');
    expect(ownRanges(all, rented)).toEqual(['66.102.0.0/20', '2001:4860::/32']);
  });

  it('leaves out ranges within one that customers rent', () => {
    expect(ownRanges(file('34.66.1.0/24', '66.102.0.0/20'), file('34.66.0.0/15'))).toEqual(['66.102.0.0/20']);
  });

  it.each([{}, { prefixes: [] }, { prefixes: [{ ipv4Prefix: 'x' }] }, '<html>'])('rejects other files: %j', (other) => {
    expect(() => ownRanges(other, file('34.66.0.0/15'))).toThrow();
    expect(() => ownRanges(file('66.102.0.0/20'), other)).toThrow();
  });
});

describe('withRanges', () => {
  it('replaces date and ranges in the current file', () => {
    const text = readFileSync(join(ROOT, 'functions', 'src', 'http', 'googleRanges.ts'), 'utf8');
    expect(withRanges(text, GOOGLE_RANGES)).toBe(text);
    const changed = withRanges(text, { takenOn: '2027-01-02', ranges: ['66.102.0.0/20'] });
    expect(changed).toContain("takenOn: '2027-01-02'");
    expect(changed).toContain("  ranges: [\n    '66.102.0.0/20',\n  ],\n} as const;");
  });
});
