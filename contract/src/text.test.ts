import { describe, expect, it } from 'vitest';
import { characterCount, emailSchema, line, optionalLine, paragraphs } from './text.ts';

describe('line', () => {
  it('trims, and counts an emoji as one character', () => {
    expect(characterCount('📚é')).toBe(2);
    expect(line(3).parse('  📚📚📚 ')).toBe('📚📚📚');
    expect(line(3).safeParse('📚📚📚📚').success).toBe(false);
  });

  it.each(['', '   ', 'a\nb', 'a\u0000b', '\ud800', 7, null, undefined, ['a']])('refuses %j', (value) => {
    expect(line(10).safeParse(value).success).toBe(false);
  });
});

const NOT_ON_ONE_LINE = 'Must be on one line';
const TURNS = 'Contains characters that change the text direction';
const NOTHING_TO_SEE = 'Must contain a visible character';

describe('invisible and ambiguous characters', () => {
  it.each([
    ['\u200b', NOTHING_TO_SEE],
    ['\u200e\u200f\u061c', NOTHING_TO_SEE],
    ['\u3164\u115f', NOTHING_TO_SEE],
    ['\u2800\ufe0f', NOTHING_TO_SEE],
    ['Eve\u2028Mallory', NOT_ON_ONE_LINE],
    ['Eve\u2029Mallory', NOT_ON_ONE_LINE],
    ['gnp.\u202egpj', TURNS],
    ['a\u202ab', TURNS],
    ['a\u2066b', TURNS],
    ['\u2068gnp.\u202egpj\u2069', TURNS],
  ])('are not a line: %j', (text, message) => {
    expect(line(20).safeParse(text).error?.issues).toMatchObject([{ message }]);
    expect(optionalLine(20).safeParse(text).error?.issues).toMatchObject([{ message }]);
  });

  it.each(['👨‍👩‍👧', '❤️', 'می‌خواهم', 'שלום\u200f', 'ㄱ', '-', '\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}'])(
    'may be part of a line: %j',
    (text) => {
      expect(line(20).parse(text)).toBe(text);
    },
  );

  it.each(['\u2068Ada\u2069', '\u202aAda\u202c', ' \u2067Ada\u2069 '])('are dropped around a text: %j', (text) => {
    expect(line(20).parse(text)).toBe('Ada');
  });

  it('are not a paragraph, but may separate paragraphs', () => {
    expect(paragraphs(20).safeParse('\u200b\n\u200b').error?.issues).toMatchObject([{ message: NOTHING_TO_SEE }]);
    expect(paragraphs(20).parse('a\u2029b')).toBe('a\u2029b');
  });

  it('are refused, unlike an empty optional line', () => {
    expect(line(20).safeParse(' ').error?.issues).toMatchObject([{ message: 'Required' }]);
    expect(optionalLine(20).parse(' ')).toBe('');
  });
});

it('allows several lines in paragraphs, but no other control characters', () => {
  expect(paragraphs(10).parse('a\n\tb\r\n')).toBe('a\n\tb');
  expect(paragraphs(10).safeParse('a\u0007b').success).toBe(false);
});

describe('emailSchema', () => {
  const typed = (text: string) => emailSchema(100).safeParse(text).data ?? null;

  it('reads addresses in lower case', () => {
    expect(typed(' Ada+shop@Example.com ')).toBe('ada+shop@example.com');
  });

  it.each(['paul', 'a,b@c.d', 'a;b@c.d', 'Ada <a@c.d>', 'a"b@c.d', 'a:b@c.d', `${'a'.repeat(65)}@c.d`, 'a@b,c.d'])(
    'refuses %j',
    (text) => {
      expect(typed(text)).toBeNull();
    },
  );
});
