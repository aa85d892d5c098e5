import { seller } from '@bookstore/shop/seller';
import { expect, it } from 'vitest';
import { mailToShop, PHONE_LINK } from './contact.ts';

it("the link to the shop's phone has only what is dialled", () => {
  expect(PHONE_LINK).toBe('tel:+12175550123');
});

it('the link to a mail to the shop is its address alone where nothing is filled in', () => {
  expect(mailToShop()).toBe(`mailto:${seller.email}`);
});

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
