import { describe, expect, it } from 'vitest';
import { isAddress, isSmtpUrl, parseMailbox, parseSite } from './mailSettings.ts';

describe('a mailbox', () => {
  it.each([
    ['a@b.com', { name: '', address: 'a@b.com' }],
    ['Book Store <a@b.com>', { name: 'Book Store', address: 'a@b.com' }],
    [' Book Store  < a@b.com > ', { name: 'Book Store', address: 'a@b.com' }],
    [`${'x'.repeat(100)} <a@b.com>`, { name: 'x'.repeat(100), address: 'a@b.com' }],
  ])('a mailbox is read with a name or without: %j', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(['', '<a@b.com>', 'x <a@b.com> y', 'a@b.com, c@d.com', `${'x'.repeat(101)} <a@b.com>`])(
    'the setting %j is refused as a mailbox or an address',
    (text) => {
      expect(parseMailbox(text)).toBeNull();
    },
  );
});

describe('an address', () => {
  it('an address has bounded parts', () => {
    expect(isAddress(`${'x'.repeat(64)}@${'y'.repeat(255)}`)).toBe(true);
    expect(isAddress(`${'x'.repeat(65)}@${'y'.repeat(255)}`)).toBe(false);
    expect(isAddress(`${'x'.repeat(64)}@${'y'.repeat(256)}`)).toBe(false);
  });

  it.each(['a b@c.com', 'a@b c.com', '<a@b.com', 'a@b.com>', 'a@b@c', '@b.com', 'a@', 'a@b.INVALID', 'x a@b.com'])(
    'the setting %j is refused as a mailbox or an address',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );

  it('an address may lie below a name that only looks like nobody’s', () => {
    expect(isAddress('a@b.invalid.com')).toBe(true);
  });
});

it.each<[string, boolean]>([
  ['smtps://user:password@mail.example.com:465', true],
  ['smtp://mail.example.com', true],
  ['https://mail.example.com', false],
  ['smtpss://mail.example.com', false],
  ['smtp:///path', false],
])('%j is the address of a mail server: %j', (text, isGood) => {
  expect(isSmtpUrl(text)).toBe(isGood);
});

it.each<[string, string | null]>([
  ['https://books.example.com', 'https://books.example.com'],
  ['https://books.example.com/', 'https://books.example.com'],
  ['http://localhost:5050', 'http://localhost:5050'],
  ['https://books.example.com/shop', null],
  ['https://books.example.com#x', null],
  ['ftp://books.example.com', null],
  ['xhttps://books.example.com/', null],
])('%j is read as the address of the web site %j', (text, site) => {
  expect(parseSite(text)).toBe(site);
});
