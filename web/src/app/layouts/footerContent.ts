/** The footer's links: each leads to a note below it. */
export const SHOP_LINKS = [
  { label: 'Home', anchor: 'home' },
  { label: 'Services', anchor: 'services' },
  { label: 'About Us', anchor: 'about' },
  { label: 'Contact', anchor: 'contact' },
];

export const LEGAL_LINKS = [
  { label: 'Privacy Policy', anchor: 'privacy' },
  { label: 'Terms of Service', anchor: 'terms' },
];

/** What the links lead to: short enough to stand where everybody sees it. */
export const NOTES = [
  {
    anchor: 'services',
    title: 'Services',
    text: 'Browse, search and fill a cart without an account. Orders are paid in cash, when the parcel is at your door.',
  },
  {
    anchor: 'about',
    title: 'About us',
    text: 'An independent shop for business, technology, fiction, horror and adventure, run by people who read.',
  },
  {
    anchor: 'contact',
    title: 'Contact',
    text: 'A question about a book or a parcel? You find us on the networks below.',
  },
  {
    anchor: 'privacy',
    title: 'Privacy',
    text: 'We keep what an order needs: your name, e-mail address, phone number and town. Your cart stays in this browser.',
  },
  {
    anchor: 'terms',
    title: 'Terms',
    text: 'You never pay more than the price you were shown when you placed the order, and nothing before it arrives.',
  },
];

/** `path` is SVG path data on a field of 24 by 24. */
export const NETWORKS = [
  {
    label: 'Facebook',
    path: 'M13.5 20.5V13h2.7l.5-3.2h-3.2V8c0-1 .4-1.7 1.9-1.7h1.4V3.5c-.4 0-1.2-.1-2-.1-2.4 0-4 1.4-4 4v2.4H8V13h2.8v7.5',
    address: 'https://www.facebook.com/',
  },
  { label: 'X', path: 'm4 4 16 16M20 4 4 20', address: 'https://x.com/' },
  {
    label: 'Instagram',
    path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm5-8.5h.01',
    address: 'https://www.instagram.com/',
  },
];
