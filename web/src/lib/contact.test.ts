import { seller } from '@bookstore/shop/seller';
import { describe, expect, it } from 'vitest';
import { mailToShop } from './contact.ts';

describe('contact', () => {
  it('links to a mail with the given subject and text', () => {
    const link = new URL(mailToShop('“Salt & Smoke”?\nbcc: all', 'Hello,\n\n100% sure? a=b'));
    expect(link.pathname).toBe(seller.email);
    expect([...link.searchParams]).toEqual([
      ['subject', '“Salt & Smoke”? bcc: all'],
      ['body', 'Hello,\r\n\r\n100% sure? a=b'],
    ]);
  });

  it('encodes spaces without plus signs, which mail programs would show', () => {
    expect(mailToShop('My order')).toMatch(/\?subject=My%20order$/);
  });
});
