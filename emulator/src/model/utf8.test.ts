import { describe, expect, it } from 'vitest';
import { compareUtf8, utf8Length } from './utf8.ts';

describe('the order of texts', () => {
  it('the order of texts is that of their UTF-8 bytes, also above U+FFFF', () => {
    const texts = ['', 'A', 'a', 'aa', 'b', 'é', '\ud7ff', '\uff5e', '😀', '😁'];
    const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect([...texts].reverse().sort(compareUtf8)).toEqual(byBytes);
  });

  it('the order of texts puts a prefix first and equal texts together', () => {
    expect(compareUtf8('book', 'books')).toBeLessThan(0);
    expect(compareUtf8('book', 'book')).toBe(0);
  });
});

it('counts bytes, not characters', () => {
  expect(utf8Length('é😀')).toBe(6);
});
