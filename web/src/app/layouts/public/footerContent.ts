import { footer } from '@bookstore/shop/footer';

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
export const NOTES = (['services', 'about', 'contact', 'privacy', 'terms'] as const).map((anchor) => ({
  anchor,
  ...footer[anchor],
}));
