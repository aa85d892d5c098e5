import { readText, session, writeText } from '../../lib/storage.ts';

/** Remembers, in this tab, that a visitor was on the way to the checkout when they were sent to log in. */
const KEY = 'continueToCheckout';

export const rememberContinuation = () => writeText(session, KEY, 'yes');
export const forgetContinuation = () => writeText(session, KEY, null);
export const isContinuationWanted = () => readText(session, KEY) !== null;
