import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { DATE_LANGUAGE } from '@bookstore/contract/format/bookFacts';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/withdrawals';
import { type MailDocument, type MailWords, ONLY_SHOP_LINK, toMailDocument } from '../mail/mailDocument.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import { orderNumberOf, type WithdrawalMail, type WithdrawalRecord } from './withdrawalRecord.ts';

type MailedWithdrawal = Pick<WithdrawalRecord, 'id' | 'receivedAt' | 'name' | 'email' | 'order' | 'items'>;

/** Runs before matching. @param receiptAt earliest time of the receipt; null sends none */
export type ComposeWithdrawalMails = (
  withdrawal: MailedWithdrawal,
  receiptAt: Date | null,
) => { mail: WithdrawalMail; document: MailDocument }[];

/** Reveals nothing about orders placed with other addresses. */
interface MatchOutcome {
  /** The receipt goes to the order's own address. */
  isOwn: boolean;
  /** Items that are titles of the catalogue. */
  titles: readonly string[];
}

export type ComposeReceipt = (withdrawal: MailedWithdrawal, outcome: MatchOutcome) => MailDocument['message'];

/** Informs the order's address of a withdrawal from another. */
export type ComposeOwnerMail = (
  order: { id: string; uid: string; email: string },
  receivedAt: Date,
) => MailDocument | null;

/** Reports an hour's further withdrawals. @param at end of the hour */
export type ComposeDigest = (count: number, at: Date) => MailDocument;

export const composeNoWithdrawalMails: ComposeWithdrawalMails = () => [];

/** Milliseconds to wait for the match. */
export const MATCH_MS = 60_000;

/** Scripts used in names. Others contain letters that resemble dots. */
const SCRIPTS =
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Han Hiragana Katakana Hangul Devanagari Bengali Tamil Telugu Thai Ethiopic';
const LETTER = SCRIPTS.split(' ').map((script) => `\\p{Script=${script}}`);
/** A letter has at most two marks; of caseless letters only two used in Japanese names pass. */
const NAME = new RegExp(
  `^(?:(?!\\p{Default_Ignorable_Code_Point})[[[${LETTER.join('')}]&&[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}]]--[\\u{A78F}]]\\p{M}{0,2}|[々ー '’\\-])*$`,
  'v',
);
const LONGEST_NAME = 80;

/**
 * Only names pass to unconfirmed addresses, so that the shop cannot be used to send messages; digits could be a phone
 * number.
 */
export const quotedName = (typed: string): string =>
  NAME.test(typed) && typed.length <= LONGEST_NAME ? typed : messages.asYouWroteIt;
export function quotedOrder(typed: string): string {
  const number = orderNumberOf(typed) ?? '';
  return /[a-f]/.test(number) ? number : messages.asYouWroteIt;
}

export const moment = (at: Date) =>
  new Intl.DateTimeFormat(DATE_LANGUAGE, { dateStyle: 'long', timeStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(at);

const whatIs = (items: readonly string[]) => (items.length === 0 ? messages.wholeOrder : messages.itemsAre(items));

const declaredLines = ({ name, email, order, items }: MailedWithdrawal): string[] => [
  messages.nameIs(name),
  messages.emailIs(email),
  messages.orderIs(order),
  whatIs(items),
];

/** Safe for an unconfirmed address. */
function quotedLines({ name, order, items }: MailedWithdrawal, { titles }: MatchOutcome): string[] {
  const others = items.length - titles.length;
  return [
    messages.nameIs(quotedName(name)),
    messages.orderIs(quotedOrder(order)),
    ...(titles.length > 0 || others === 0 ? [whatIs(titles)] : []),
    ...(others > 0 ? [messages.itemsAsWritten(others)] : []),
  ];
}

const NOTHING_KNOWN: MatchOutcome = { isOwn: false, titles: [] };

const receiptWords = (withdrawal: MailedWithdrawal, outcome: MatchOutcome): MailWords => ({
  subject: messages.receiptSubject,
  heading: messages.receiptHeading,
  paragraphs: [
    messages.receivedAt(moment(withdrawal.receivedAt)),
    ...(outcome.isOwn ? declaredLines(withdrawal) : quotedLines(withdrawal, outcome)),
    messages.receiptIsNoAcceptance,
    messages.notYouText,
  ],
  ...ONLY_SHOP_LINK,
});

export const createComposeReceipt =
  (settings: MailSettings): ComposeReceipt =>
  (withdrawal, outcome) =>
    toMailDocument(withdrawal.email, receiptWords(withdrawal, outcome), settings, withdrawal.receivedAt).message;

export function createComposeWithdrawalMails(settings: MailSettings): ComposeWithdrawalMails {
  return (withdrawal, receiptAt) => {
    const { receivedAt, email } = withdrawal;
    const toShop: MailWords = {
      subject: messages.shopSubject,
      heading: messages.shopHeading,
      paragraphs: [messages.receivedAt(moment(receivedAt)), ...declaredLines(withdrawal)],
      link: { label: messages.openWithdrawals, path: '/dashboard/withdrawals' },
      replyTo: email,
    };
    const shopMail = {
      mail: 'shop',
      document: toMailDocument(settings.shop.address, toShop, settings, receivedAt),
    } as const;
    if (!receiptAt) return [shopMail];
    const notBefore = new Date(Math.max(receiptAt.getTime(), receivedAt.getTime() + MATCH_MS));
    const words = receiptWords(withdrawal, NOTHING_KNOWN);
    return [{ mail: 'receipt', document: toMailDocument(email, words, settings, receivedAt, notBefore) }, shopMail];
  };
}

export const createComposeDigest =
  (settings: MailSettings): ComposeDigest =>
  (count, at) =>
    toMailDocument(
      settings.shop.address,
      {
        subject: messages.digestSubject(count),
        heading: messages.digestSubject(count),
        paragraphs: [messages.digestText],
        link: { label: messages.openWithdrawals, path: '/dashboard/withdrawals' },
      },
      settings,
      at,
      at,
    );

export function createComposeOwnerMail(settings: MailSettings): ComposeOwnerMail {
  return ({ id, uid, email }, receivedAt) => {
    // Phone orders may have no address.
    if (email === '') return null;
    const words: MailWords = {
      subject: messages.ownerSubject(shortId(id)),
      heading: messages.ownerHeading,
      paragraphs: [messages.ownerText(shortId(id), moment(receivedAt)), messages.ownerNotYou],
      ...(uid === '' ? ONLY_SHOP_LINK : { link: { label: messages.seeYourOrders, path: '/orders' } }),
    };
    return toMailDocument(email, words, settings, receivedAt);
  };
}
