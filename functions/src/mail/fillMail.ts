import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { type Payment, paymentInSentence } from '@bookstore/contract/payment';
import { isolate } from '@bookstore/messages/words';
import { mails } from '@bookstore/shop/mails';

/** A mail without its order lines. */
interface FilledMail {
  subject: string;
  heading: string;
  paragraphs: string[];
  link: string;
  order: string;
  total: string;
  refund: string;
}

interface Facts {
  /** The short order number. */
  number: string;
  total: string;
  refund: string;
  payment: Payment;
  count: number;
  /** Typed by the customer. */
  name: string;
}

/** Replaces all placeholders at once, so that typed text is never one. Unknown ones stay. */
const fill = (text: string, facts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) => facts[name] ?? written);

/**
 * Fills the shop's texts. Mails to customers never contain typed text, because an account may use a stranger's
 * address.
 */
export function fillMail(
  event: MailEvent | 'message',
  { number, total, refund, payment, count, name }: Facts,
  texts = mails,
): FilledMail {
  const books = fill(count === 1 ? texts.oneBook : texts.manyBooks, { count: String(count) });
  const facts = {
    number,
    total,
    payment: paymentInSentence(payment),
    books,
    ...(event === 'returned' && { refund }),
    ...(event === 'shop' && { name: isolate(name) }),
  };
  const { subject, heading, paragraphs, link } = texts[event];
  return {
    subject: fill(subject, facts),
    heading: fill(heading, facts),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, facts)),
    link: fill(link, facts),
    order: fill(texts.order, facts),
    total: texts.total,
    refund: texts.refund,
  };
}
