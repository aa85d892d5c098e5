import type { FooterTexts } from '@bookstore/shop-kit/footer';
import { facebook, instagram, x } from '@bookstore/shop-kit/networks';

export const footer: FooterTexts = {
  newsletter: 'New books, author evenings and the odd bargain, once a month.',
  services: {
    title: 'Services',
    text: 'Browse, search and fill a cart without an account. Orders are paid in cash, when the parcel is at your door.',
  },
  about: {
    title: 'About us',
    text: 'An independent shop for business, technology, fiction, horror and adventure, run by people who read.',
  },
  contact: {
    title: 'Contact',
    text: 'A question about a book or a parcel? Write, call, or ask at the till: the opening hours stand on the page About.',
  },
  privacy: {
    title: 'Privacy',
    text: 'Of an order we keep your name, e-mail address, phone number, town and books; its street and its mails until 60 days after it has come. Your account lies with Google Firebase: e-mail address and password; with us what you ask us to remember for the next order. Against abuse we count orders and log-ins in codes, for a day. Logs name nobody and last 30 days. In this browser stay your cart, what you type at the checkout and, until you log out, your log-in.',
  },
  terms: {
    title: 'Terms',
    text: 'You never pay more than the price you were shown when you placed the order, and nothing before it arrives.',
  },
  networks: [
    { ...facebook, address: 'https://www.facebook.com/' },
    { ...x, address: 'https://x.com/' },
    { ...instagram, address: 'https://www.instagram.com/' },
  ],
};
