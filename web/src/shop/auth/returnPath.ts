import { continueTo } from '@bookstore/messages/layout';
import { matchPath } from 'react-router-dom';
import { readText, session, writeText } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';

/** Session storage: where a visitor was going before the login. The name is older than the other pages. */
const KEY = 'continueToCheckout';

/** Pages of customers, with the text of the link after login. */
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

/** The page to continue to after login. Unknown stored text leads to the checkout. */
export function returnLink(): ReturnLink | null {
  const stored = readText(session, KEY);
  if (stored === null) return null;
  const [pathname = ''] = stored.split('#');
  const page = PAGES.find(([pattern]) => matchPath(pattern, pathname));
  return page ? { path: stored, label: page[1] } : { path: paths.checkout, label: continueTo.checkout };
}

export const returnPath = (): string | null => returnLink()?.path ?? null;
