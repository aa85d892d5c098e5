import { seller } from '@bookstore/shop/seller';

export const PHONE_LINK = `tel:${seller.phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`;

/** Link to write to the shop, with an optional subject and text. */
export function mailToShop(subject?: string, text?: string): string {
  const fields = [subject && `subject=${encode(subject.replaceAll(/\s+/g, ' '))}`, text && `body=${encode(text)}`];
  const filledIn = fields.filter(Boolean).join('&');
  return `mailto:${seller.email}${filledIn && `?${filledIn}`}`;
}

/** Link to write to a typed address, escaped so that no part becomes another field of the mail. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** RFC 6068: percent-encoded, spaces too, and lines end in CR LF. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
