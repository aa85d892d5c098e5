import type { MailState } from '@bookstore/contract/api/orderMail';
import { MAIL_KEPT_DAYS } from '@bookstore/contract/limits';
import { daysAfter } from '../firestore/timestamps.ts';
import { onOneLine, signatureOf, toHtml, toText } from './letter.ts';
import { isAddress, type MailSettings } from './mailSettings.ts';

/** A mail as it is first written, in the form of those of orders. */
export interface MailDocument {
  to: string;
  message: { subject: string; text: string; html: string };
  delivery: { state: MailState; attempts: number; notBefore?: Date; error?: string };
  expiresAt: Date;
}

/** What a mail says that is of no order. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  link: { label: string; path: string };
}

/** @param notBefore nobody tries to send it before. */
export function toMailDocument(
  to: string,
  words: MailWords,
  settings: MailSettings,
  at: Date,
  notBefore?: Date,
): MailDocument {
  const { heading, paragraphs, link } = words;
  const letter = {
    heading,
    paragraphs,
    arrival: '',
    table: null,
    link: { label: link.label, url: `${settings.shopUrl}${link.path}` },
    signature: signatureOf(settings),
  };
  const message = { subject: onOneLine(words.subject), text: toText(letter), html: toHtml(letter) };
  const delivery = isAddress(to)
    ? ({ state: 'PENDING', attempts: 0, ...(notBefore && { notBefore }) } as const)
    : ({ state: 'ERROR', attempts: 0, error: 'This address cannot be written to.' } as const);
  return { to, message, delivery, expiresAt: daysAfter(at, MAIL_KEPT_DAYS) };
}
