import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { type Payment, paymentInSentence } from '@bookstore/contract/payment';
import { pickupMails } from '@bookstore/messages/pickupMails';
import { isolate } from '@bookstore/messages/words';
import { mails } from '@bookstore/shop/mails';

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
  number: string;
  total: string;
  refund: string;
  payment: Payment;
  /** Last day to collect the order; '' in other mails and before it is packed. */
  until?: string | undefined;
  isCollected?: boolean;
  count: number;
  /** Typed by the customer. */
  name: string;
}

/** Replaces in one pass, so that typed text is never a placeholder. Unknown ones stay. */
const fill = (text: string, facts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) => facts[name] ?? written);

function selectTexts(event: MailEvent | 'message', texts: typeof mails, isCollected: boolean) {
  const hasOwn = event === 'placed' || event === 'changed' || event === 'packed' || event === 'delivered';
  if (!isCollected || !hasOwn) return texts[event];
  return texts.pickup?.[event] ?? { ...pickupMails[event], link: texts[event].link };
}

/** Mails to customers never contain typed text, because an account may use a stranger's address. */
export function fillMail(
  event: MailEvent | 'message',
  { number, total, refund, payment, until = '', isCollected = false, count, name }: Facts,
  texts = mails,
): FilledMail {
  const books = fill(count === 1 ? texts.oneBook : texts.manyBooks, { count: String(count) });
  const facts = {
    number,
    total,
    payment: paymentInSentence(payment, isCollected),
    books,
    ...(event === 'returned' && { refund }),
    ...(event === 'packed' && isCollected && { until }),
    ...(event === 'shop' && { name: isolate(name) }),
  };
  const { subject, heading, paragraphs, link } = selectTexts(event, texts, isCollected);
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
