import { seller } from '@bookstore/shop/seller';

/** The address of a link that calls the shop. */
export const PHONE_LINK = `tel:${seller.phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`;

/** The address of a link that begins a mail to the shop, with subject and text where they are given. */
export function mailToShop(subject?: string, text?: string): string {
  const fields = [subject && `subject=${encode(subject.replaceAll(/\s+/g, ' '))}`, text && `body=${encode(text)}`];
  const filledIn = fields.filter(Boolean).join('&');
  return `mailto:${seller.email}${filledIn && `?${filledIn}`}`;
}

/** The address of a link that begins a mail to somebody whose address was typed: nothing in it is a field of the mail. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** RFC 6068: percent-encoded, a space too, and lines end in CR LF. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
