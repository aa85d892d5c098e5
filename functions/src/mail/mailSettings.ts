import { isEmailAddress } from '@bookstore/contract/text';

/** A mailbox: `name` is what mail programs show, '' is none. */
export interface Mailbox {
  name: string;
  address: string;
}

/** How a shop writes mails. */
export interface MailSettings {
  /** Who mails come from, and who gets those that are for the shop. */
  shop: Mailbox;
  /** The shop's public address, without a slash at its end: mails lead there. */
  shopUrl: string;
}

const NAMED = /^([^\p{C}<>"\\]{1,100}?)\s*<([^<>]+)>$/u;

/** The top-level domain of addresses that shall never be anybody's, such as that of a customer who was erased. */
const NOBODY = /\.invalid$/i;

export const isAddress = (text: string) => isEmailAddress(text) && !NOBODY.test(text);

/** Reads `orders@example.com` or `Name <orders@example.com>`; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', inBrackets] = NAMED.exec(text.trim()) ?? [];
  const address = (inBrackets ?? text).trim();
  return isAddress(address) ? { name, address } : null;
}

/** Whether a text is the address of a mail server. */
export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Reads the address of a web site, without a path; null when it is something else. */
export function parseSite(text: string): string | null {
  const url = URL.parse(text);
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isSite && url.username === '' ? url.origin : null;
}
