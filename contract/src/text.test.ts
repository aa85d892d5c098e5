import { describe, expect, it } from 'vitest';
import { characterCount, line, paragraphs } from './text.ts';

describe('characterCount', () => {
  it('counts code points: an emoji once', () => {
    expect(characterCount('📚📚')).toBe(2);
    expect(characterCount('né')).toBe(2);
  });
});

describe('a line', () => {
  it('is trimmed, and measured in characters', () => {
    expect(line(3).parse('  abc ')).toBe('abc');
    expect(line(3).safeParse('📚📚📚').success).toBe(true);
    expect(line(3).safeParse('📚📚📚📚').success).toBe(false);
  });

  it.each(['', '   ', 'a\nb', 'a\u0000b', '\ud800', 7, null, undefined, ['a']])('is not %j', (value) => {
    expect(line(10).safeParse(value).success).toBe(false);
  });
});

describe('paragraphs', () => {
  it('may run over several lines, and hold no other control characters', () => {
    expect(paragraphs(10).parse('a\n\tb\r\n')).toBe('a\n\tb');
    expect(paragraphs(10).safeParse('a\u0007b').success).toBe(false);
  });
});
