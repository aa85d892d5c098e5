import { shortId } from '@bookstore/contract/ids';
import type { Payment } from '@bookstore/contract/payment';
import { fillMail } from './fillMail.ts';
import { type MailDocument, ONLY_SHOP_LINK, toMailDocument } from './mailDocument.ts';
import type { MailSettings } from './mailSettings.ts';

interface AddressedOrder {
  id: string;
  /** '' for phone orders, which have no account page. */
  uid: string;
  email: string;
  payment: Payment;
}

/** Contains an admin's text; replies go to the shop. */
export type ComposeMessage = (order: AddressedOrder, text: string, now: Date) => MailDocument;

export function createComposeMessage(settings: MailSettings): ComposeMessage {
  return ({ id, uid, email, payment }, text, now) => {
    const facts = { number: shortId(id), total: '', refund: '', payment, count: 0, name: '' };
    const { subject, heading, paragraphs, link } = fillMail('message', facts);
    const written = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const links = uid === '' ? ONLY_SHOP_LINK : { link: { label: link, path: `/orders#${id}` } };
    return toMailDocument(
      email,
      { subject, heading, paragraphs: [...written, ...paragraphs], ...links },
      settings,
      now,
    );
  };
}
