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
    text: 'Who asked for a parcel, which books, and the town, as long as our accounts need it; street and letters sixty days after it is there. Log-ins are looked after by Firebase of Google; what we shall remember for you, by us. Tallies against mischief, without names: a day. Logs without names: thirty. What lies in your cart or is half written at the desk only your browser knows.',
  },
  terms: { title: 'What holds', text: 'The price on the shelf when you order is the price at the door, in euro.' },
  networks: [{ ...mastodon, address: 'https://social.example.com/@harbour' }],
};
