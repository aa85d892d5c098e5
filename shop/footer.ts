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
    text: 'A question about a book or a parcel? You find us on the networks below.',
  },
  privacy: {
    title: 'Privacy',
    text: 'We keep what an order needs: your name, e-mail address, phone number and town. Your cart stays in this browser.',
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
