import type { MailState } from '@bookstore/contract/api/orderMail';
import { MAIL_KEPT_DAYS } from '@bookstore/contract/limits';
import { goToShop } from '@bookstore/messages/withdrawals';
import { daysAfter } from '../firestore/timestamps.ts';
import { type Letter, onOneLine, toHtml, toSignature, toText } from './letter.ts';
import { dueAtOf } from './mailRecord.ts';
import { isAddress, type MailSettings } from './mailSettings.ts';

export interface MailDocument {
  to: string;
  /** Reply-To address; absent: the shop. */
  replyTo?: string;
  message: { subject: string; text: string; html: string };
  delivery: { state: MailState; attempts: number; requests?: number; notBefore?: Date; error?: string };
  dueAt: Date | null;
  expiresAt: Date;
}

/** Failed if the address is invalid, so that the admin sees why. @param notBefore earliest time of sending */
const unsentTo = (to: string, notBefore?: Date): MailDocument['delivery'] =>
  isAddress(to)
    ? { state: 'PENDING', attempts: 0, ...(notBefore && { notBefore }) }
    : { state: 'ERROR', attempts: 0, error: 'Mail cannot be sent to this address.' };

/** Empty for an invalid address. */
const toReplyTo = (address = ''): { replyTo?: string } => (isAddress(address) ? { replyTo: address } : {});

/** @param replyTo may be invalid @param notBefore earliest time of sending */
export function toUnsentMail(
  { to, subject, replyTo, notBefore }: { to: string; subject: string; replyTo?: string; notBefore?: Date },
  letter: Letter,
  now: Date,
): MailDocument {
  const delivery = unsentTo(to, notBefore);
  return {
    to,
    ...toReplyTo(replyTo),
    message: { subject: onOneLine(subject), text: toText(letter), html: toHtml(letter) },
    delivery,
    dueAt: dueAtOf(delivery, now),
    expiresAt: daysAfter(now, MAIL_KEPT_DAYS),
  };
}

export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  link: { label: string; path: string } | null;
  more?: { label: string; path: string }[];
  replyTo?: string;
}

/** Phone orders have no page of their own. */
export const ONLY_SHOP_LINK = { link: null, more: [{ label: goToShop, path: '/' }] };

/** @param notBefore earliest time of sending */
export function toMailDocument(
  to: string,
  words: MailWords,
  settings: MailSettings,
  at: Date,
  notBefore?: Date,
): MailDocument {
  const { subject, replyTo, heading, paragraphs, link, more = [] } = words;
  const toUrl = ({ label, path }: { label: string; path: string }) => ({ label, url: settings.shopUrl + path });
  const letter = {
    heading,
    paragraphs,
    arrival: '',
    table: null,
    link: link && toUrl(link),
    more: more.map(toUrl),
    signature: toSignature(settings),
  };
  return toUnsentMail({ to, subject, replyTo, notBefore }, letter, at);
}
