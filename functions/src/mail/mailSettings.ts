import { isEmailAddress } from '@bookstore/contract/text';

/** `name` is the display name, '' for none. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface MailSettings {
  /** Sender, and recipient of mails for the shop. */
  shop: Mailbox;
  /** Public address without a trailing slash. */
  shopUrl: string;
}

const NAMED = /^([^\p{C}<>"\\]{1,100}?)\s*<([^<>]+)>$/u;

/** Reserved domain, used for erased customers. */
const NOBODY = /\.invalid$/i;

export const isAddress = (text: string) => isEmailAddress(text) && !NOBODY.test(text);

/** Reads `orders@example.com` or `Name <orders@example.com>`. @returns null for other texts */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', inBrackets] = NAMED.exec(text.trim()) ?? [];
  const address = (inBrackets ?? text).trim();
  return isAddress(address) ? { name, address } : null;
}

export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** @returns the site without a path; null for other texts */
export function parseSite(text: string): string | null {
  const url = URL.parse(text);
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isSite && url.username === '' ? url.origin : null;
}
