import { describe, expect, it } from 'vitest';
import { isAddress, isSmtpUrl, parseMailbox, parseSite } from './mailSettings.ts';

describe('mailbox', () => {
  it.each([
    ['a@b.com', { name: '', address: 'a@b.com' }],
    ['Book Store <a@b.com>', { name: 'Book Store', address: 'a@b.com' }],
    [' Book Store  < a@b.com > ', { name: 'Book Store', address: 'a@b.com' }],
    [`${'x'.repeat(100)} <a@b.com>`, { name: 'x'.repeat(100), address: 'a@b.com' }],
  ])('is read with or without a name: %j', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(['', '<a@b.com>', 'x <a@b.com> y', 'a@b.com, c@d.com', `${'x'.repeat(101)} <a@b.com>`])(
    'refuses %j',
    (text) => {
      expect(parseMailbox(text)).toBeNull();
    },
  );
});

describe('address', () => {
  it('has bounded parts', () => {
    expect(isAddress(`${'x'.repeat(64)}@${'y'.repeat(255)}`)).toBe(true);
    expect(isAddress(`${'x'.repeat(65)}@${'y'.repeat(255)}`)).toBe(false);
    expect(isAddress(`${'x'.repeat(64)}@${'y'.repeat(256)}`)).toBe(false);
  });

  it.each(['a b@c.com', 'a@b c.com', '<a@b.com', 'a@b.com>', 'a@b@c', '@b.com', 'a@', 'a@b.INVALID', 'x a@b.com'])(
    'refuses %j',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );

  it('may have a domain that resembles .invalid', () => {
    expect(isAddress('a@b.invalid.com')).toBe(true);
  });
});

it.each<[string, boolean]>([
  ['smtps://user:password@mail.example.com:465', true],
  ['smtp://mail.example.com', true],
  ['https://mail.example.com', false],
  ['smtpss://mail.example.com', false],
  ['smtp:///path', false],
])('recognises mail server %j: %j', (text, isGood) => {
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
])('reads %j as the site %j', (text, site) => {
  expect(parseSite(text)).toBe(site);
});
