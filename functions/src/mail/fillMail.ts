import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { type Payment, paymentInSentence } from '@bookstore/contract/payment';
import { isolate } from '@bookstore/messages/words';
import { mails } from '@bookstore/shop/mails';

/** What a mail says, but for the lines of the order. */
interface FilledMail {
  subject: string;
  heading: string;
  paragraphs: string[];
  link: string;
  /** Above the table of what was ordered, and on its last line. */
  order: string;
  total: string;
  /** On the last line of what came back. */
  refund: string;
}

interface Facts {
  /** The beginning of the order's id, by which people name it. */
  number: string;
  total: string;
  /** What is paid back. */
  refund: string;
  /** How it is paid. */
  payment: Payment;
  /** How many books. */
  count: number;
  /** Of the customer, who typed it. */
  name: string;
}

/** Each `{fact}` in one go, so that what a customer typed is never read as one. What is no fact stays as it is written. */
const fill = (text: string, facts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) => facts[name] ?? written);

/**
 * The shop's texts with what the order is. What a customer types is in no mail to a customer, whatever the text asks for: an account can be
 * made with the address of somebody else, who must not get a stranger's words from the shop.
 */
export function fillMail(
  event: MailEvent,
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
