/** What a mail says, but for the lines of the order. */
export interface MailText {
  /** At most 70 characters. */
  subject: string;
  /** At most 60 characters. */
  heading: string;
  /** At most 300 characters each. */
  paragraphs: readonly string[];
  /** The words of the link below the order. At most 50 characters. */
  link: string;
}

/**
 * `mails.ts`: what the shop writes in mails. These stand for what differs from order to order: `{number}`, by which people name an
 * order, `{total}`, what it costs, `{payment}`, how it is paid, `{books}`, how many they are, and in the mail to the shop `{name}`, who ordered. That one is in no
 * mail to a customer: an account can be made with the address of somebody else, who must not get a stranger's words from the shop.
 */
export interface MailTexts {
  /** To the customer, when the order has been placed, packed, delivered, cancelled. */
  placed: MailText;
  packed: MailText;
  delivered: MailText;
  cancelled: MailText;
  /** To the shop, when an order has been placed. */
  shop: MailText;
  /** What `{books}` is for one book, and for more, with `{count}`. At most 20 characters each. */
  oneBook: string;
  manyBooks: string;
  /** Above the table of what was ordered, and on its last line. At most 30 characters each. */
  order: string;
  total: string;
}
