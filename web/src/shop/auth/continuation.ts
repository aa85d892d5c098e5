import { readText, session, writeText } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';

/** Remembers, in this tab, where a visitor was going when they were sent to log in. */
const KEY = 'continueToCheckout';

/** The pages of customers besides the checkout. */
const PLACES: readonly string[] = [paths.orders, paths.userDashboard, paths.account];

export const rememberContinuation = (path: string = paths.checkout) => writeText(session, KEY, path);
export const forgetContinuation = () => writeText(session, KEY, null);

/** Never an address that storage holds: whatever is none of the others is the checkout. */
export function continuation(): string | null {
  const stored = readText(session, KEY);
  return stored && (PLACES.find((path) => path === stored) ?? paths.checkout);
}

export const isContinuationWanted = () => continuation() === paths.checkout;
