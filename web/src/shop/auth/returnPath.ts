import { continueTo } from '@bookstore/messages/layout';
import { matchPath } from 'react-router-dom';
import { readText, session, writeText } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';

/** Session storage. The name dates from when only the checkout used this key. */
const KEY = 'continueToCheckout';

const CUSTOMER_PAGES = {
  '/checkout': continueTo.checkout,
  '/orders': continueTo.orders,
  '/orders/:id/invoice': continueTo.invoice,
  '/user-dashboard': continueTo.dashboard,
  '/account': continueTo.account,
};
export type CustomerPage = keyof typeof CUSTOMER_PAGES;

/** Visitors also log in on the page of a sold-out book, for an alert. */
const PAGES = Object.entries({ ...CUSTOMER_PAGES, '/books/:id': continueTo.book });

interface ReturnLink {
  path: string;
  label: string;
}

export const rememberReturnPath = (path: string) => writeText(session, KEY, path);
export const forgetReturnPath = () => writeText(session, KEY, null);

/** Unknown stored text leads to the checkout. */
export function returnLink(): ReturnLink | null {
  const stored = readText(session, KEY);
  if (stored === null) return null;
  const [pathname = ''] = stored.split('#');
  const page = PAGES.find(([pattern]) => matchPath(pattern, pathname));
  return page ? { path: stored, label: page[1] } : { path: paths.checkout, label: continueTo.checkout };
}

export const returnPath = (): string | null => returnLink()?.path ?? null;
