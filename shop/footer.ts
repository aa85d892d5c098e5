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
    text: 'Of an order we keep your name, e-mail address, phone number, town and books; its street, notes and mails until 60 days after it has ended. Your account lies with Google Firebase. Against abuse we count orders and log-ins in codes, for a day. Our logs name nobody and last 30 days. Your cart and what you type stay in this browser. The page lists all of it, what for and how long.',
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
