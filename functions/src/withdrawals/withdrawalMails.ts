import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/withdrawals';
import { language } from '@bookstore/messages/words';
import { type MailDocument, type MailWords, toMailDocument } from '../mail/mailDocument.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import { orderNumberOf, type WithdrawalMail, type WithdrawalRecord } from './withdrawalRecord.ts';

type MailedWithdrawal = Pick<WithdrawalRecord, 'id' | 'receivedAt' | 'name' | 'email' | 'order' | 'items'>;

/** The receipt, and the mail to the shop. @param receiptAt the receipt goes no sooner; null: it goes not at all. */
export type ComposeWithdrawalMails = (
  withdrawal: MailedWithdrawal,
  receiptAt: Date | null,
) => { mail: WithdrawalMail; document: MailDocument }[];

/** The mail to the address of an order from which somebody has withdrawn with another one. */
export type ComposeOwnerMail = (
  order: { id: string; uid: string; email: string },
  receivedAt: Date,
) => MailDocument | null;

export const composeNoWithdrawalMails: ComposeWithdrawalMails = () => [];
export const composeNoOwnerMail: ComposeOwnerMail = () => null;

/** Letters of any script with two marks at most, spaces and what names are written with; a dot ends a word. */
const NAME = /^(?:(?!\p{Default_Ignorable_Code_Point})\p{L}\p{M}{0,2}|[ '’-]|\.(?= |$))*$/u;
const LONGEST_NAME = 60;

/**
 * What a stranger has typed, for a mail to an address that is typed as well: nobody may have the shop send a text of theirs. What is more
 * than a name is not repeated, and no number but that of an order.
 */
export const quotedName = (typed: string): string =>
  NAME.test(typed) && typed.length <= LONGEST_NAME ? typed : messages.asYouWroteIt;
export const quotedOrder = (typed: string): string => orderNumberOf(typed) ?? messages.asYouWroteIt;

/** English dates have the day first, as on the pages. */
const DATE_LANGUAGE = language === 'en' ? 'en-GB' : language;

const moment = (at: Date) =>
  new Intl.DateTimeFormat(DATE_LANGUAGE, { dateStyle: 'long', timeStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(at);

/** What was declared, line by line. @param what how the things that are sent back are told */
const contents = (
  { name, email, order }: Pick<MailedWithdrawal, 'name' | 'email' | 'order'>,
  what: string,
): string[] => [messages.nameIs(name), messages.emailIs(email), messages.orderIs(order), what];

export function createComposeWithdrawalMails(settings: MailSettings): ComposeWithdrawalMails {
  return (withdrawal, receiptAt) => {
    const { receivedAt, name, email, order, items } = withdrawal;
    const receipt: MailWords = {
      subject: messages.receiptSubject,
      heading: messages.receiptHeading,
      paragraphs: [
        messages.receivedAt(moment(receivedAt)),
        ...contents(
          { name: quotedName(name), email, order: quotedOrder(order) },
          items.length === 0 ? messages.wholeOrder : messages.itemsAsWritten(items.length),
        ),
        messages.receiptIsNoAcceptance,
        messages.notYou,
      ],
      link: { label: messages.toTheShop, path: '/' },
    };
    const toShop: MailWords = {
      subject: messages.shopSubject,
      heading: messages.shopHeading,
      paragraphs: [
        messages.receivedAt(moment(receivedAt)),
        ...contents(withdrawal, items.length === 0 ? messages.wholeOrder : messages.itemsAre(items)),
      ],
      link: { label: messages.openWithdrawals, path: '/dashboard/withdrawals' },
    };
    const shopMail = {
      mail: 'shop',
      document: toMailDocument(settings.shop.address, toShop, settings, receivedAt),
    } as const;
    if (!receiptAt) return [shopMail];
    const notBefore = receiptAt > receivedAt ? receiptAt : undefined;
    return [{ mail: 'receipt', document: toMailDocument(email, receipt, settings, receivedAt, notBefore) }, shopMail];
  };
}

export function createComposeOwnerMail(settings: MailSettings): ComposeOwnerMail {
  return ({ id, uid, email }, receivedAt) => {
    // An order by phone may have none.
    if (email === '') return null;
    const words: MailWords = {
      subject: messages.ownerSubject(shortId(id)),
      heading: messages.ownerHeading,
      paragraphs: [messages.ownerText(shortId(id), moment(receivedAt)), messages.ownerNotYou],
      link: uid === '' ? { label: messages.toTheShop, path: '/' } : { label: messages.seeYourOrders, path: '/orders' },
    };
    return toMailDocument(email, words, settings, receivedAt);
  };
}
