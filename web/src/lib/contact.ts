import { phoneUrl } from '@bookstore/contract/format/phoneUrl';
import { seller } from '@bookstore/shop/seller';

export const PHONE_LINK = phoneUrl(seller.phone);

export function mailToShop(subject?: string, text?: string): string {
  const fields = [subject && `subject=${encode(subject.replaceAll(/\s+/g, ' '))}`, text && `body=${encode(text)}`];
  const filledIn = fields.filter(Boolean).join('&');
  return `mailto:${seller.email}${filledIn && `?${filledIn}`}`;
}

/** Escapes the address, so that no part becomes another field of the mail. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** RFC 6068: lines end in CR LF. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
