import type { FooterTexts } from '@bookstore/shop-kit/footer';
import { facebook, instagram, x } from '@bookstore/shop-kit/networks';

export const footer: FooterTexts = {
  newsletter: 'New books, author evenings and the odd bargain, once a month.',
  services: {
    title: 'Services',
    text: 'Browse, search and fill a cart without an account. You pay in cash when your parcel arrives.',
  },
  about: {
    title: 'About us',
    text: 'An independent shop for business, technology, fiction, horror and adventure, run by people who read.',
  },
  contact: {
    title: 'Contact',
    text: 'A question about a book or a parcel? Write, call, or ask at the till. Our opening hours are on the About page.',
  },
  privacy: {
    title: 'Privacy',
    text: 'We keep your name, email address, phone, town and books with the order; street, notes and sent emails until 60 days after it ends. Google Firebase runs your account. Your cart and what you type stay in this browser. The privacy page lists everything.',
  },
  terms: {
    title: 'Terms',
    text: 'You pay the total you saw when you placed the order, and nothing until it arrives.',
  },
  networks: [
    { ...facebook, address: 'https://www.facebook.com/' },
    { ...x, address: 'https://x.com/' },
    { ...instagram, address: 'https://www.instagram.com/' },
  ],
};
