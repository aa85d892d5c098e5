import { seller } from '@bookstore/shop/seller';
import { expect, it } from 'vitest';
import { mailToShop } from './contact.ts';

it('a mail to the shop begins with the subject and the text that are given, whatever they contain', () => {
  const link = new URL(mailToShop('“Salt & Smoke”?\nbcc: all', 'Hello,\n\n100% sure? a=b'));
  expect(link.pathname).toBe(seller.email);
  expect([...link.searchParams]).toEqual([
    ['subject', '“Salt & Smoke”? bcc: all'],
    ['body', 'Hello,\r\n\r\n100% sure? a=b'],
  ]);
});

it('a space in a mail to the shop is no plus sign, which mail programs show as one', () => {
  expect(mailToShop('My order')).toMatch(/\?subject=My%20order$/);
});
