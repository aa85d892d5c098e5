import { readText, session, writeText } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';

/** Session storage: where a visitor was going when they were sent to log in. The name is older than the other pages. */
const KEY = 'continueToCheckout';

/** Customers' pages besides the checkout. */
const PLACES: readonly string[] = [paths.orders, paths.userDashboard, paths.account];

/** A book's page, where one is told that it is back. */
const BOOK_PATH = /^\/books\/[^/?#]+$/;

export const rememberReturnPath = (path: string = paths.checkout) => writeText(session, KEY, path);
export const forgetReturnPath = () => writeText(session, KEY, null);

/** The page to go on to after log-in. A stored text never becomes an address: what names no other page stands for the checkout. */
export function returnPath(): string | null {
  const stored = readText(session, KEY);
  if (stored === null || BOOK_PATH.test(stored)) return stored;
  return PLACES.find((path) => path === stored) ?? paths.checkout;
}
