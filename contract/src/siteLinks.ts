import * as layout from '@bookstore/messages/layout';
import { titles } from '@bookstore/messages/legal';
import { withdraw } from '@bookstore/messages/withdrawals';
import { law } from '@bookstore/shop/law';
import { LEGAL_PAGES } from './legalPages.ts';

/** Pages that work without scripts. */
export const SITE_LINKS: readonly { path: string; label: string }[] = [
  { path: '/', label: layout.home },
  { path: '/books', label: layout.books },
  { path: '/about', label: layout.about },
  ...(law.regime === 'eu' ? [{ path: '/withdraw', label: withdraw }] : []),
  ...LEGAL_PAGES.map((name) => ({ path: `/legal/${name}`, label: titles[name] })),
];
