/* Default mails. Placeholders are those of `shop/mails.ts`. */

export const pickupMails = {
  placed: {
    subject: "We've received your order {number}",
    heading: 'Thank you for your order',
    paragraphs: ["We'll email you when your books are ready. You pay {total} when you collect them."],
  },
  changed: {
    subject: 'Your order {number} has changed',
    heading: "We've changed your order",
    paragraphs: ['You pay {total} when you collect it. If something is wrong, just reply to this email.'],
  },
  packed: {
    subject: 'Your order {number} is ready to collect',
    heading: 'Your books are ready',
    paragraphs: ['Please collect them by {until}. You pay {total} when you collect them.'],
  },
  delivered: {
    subject: "You've collected your order {number}",
    heading: 'Happy reading!',
    paragraphs: ['Thank you for coming in. If something is wrong, just reply to this email.'],
  },
};
