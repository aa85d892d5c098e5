import type { FooterTexts } from '@bookstore/shop-kit/footer';
import { mastodon } from '@bookstore/shop-kit/networks';

export const footer: FooterTexts = {
  newsletter: 'A letter with every spring tide: arrivals, readings, weather.',
  services: {
    title: 'Services',
    text: 'We sell books, wrap them against spray and send them on. You pay whoever hands you the parcel.',
  },
  about: {
    title: 'Who we are',
    text: 'A small shop behind the ferry office, for novels, poetry, and tales of sea and summit.',
  },
  contact: { title: 'Contact', text: 'Come by the third bollard, or send a picture of what you are looking for.' },
  privacy: {
    title: 'What we note',
    text: 'Where a parcel goes and who asked for it, until it is there. What lies in your cart only your browser knows.',
  },
  terms: { title: 'What holds', text: 'The price on the shelf when you order is the price at the door, in euro.' },
  networks: [{ ...mastodon, address: 'https://social.example.com/@harbour' }],
};
