import { describe, expect, it } from 'vitest';
import { etagOf, matchesEtag } from './etag.ts';

describe('matchesEtag', () => {
  it.each(['"a"', 'W/"a"', '*', '"b", "a"', '"b",W/"a"'])('finds "a" in %s', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', 'a', '"b"', '"aa"'])('does not find "a" in %s', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false);
  });
});

describe('etagOf', () => {
  it('joins its parts', () => {
    expect(etagOf('era', 7)).toBe('"1-era-7"');
  });
});
