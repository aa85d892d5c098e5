import { session, writeText } from '../../lib/storage.ts';

/** Session storage: what was typed survives a trip to /login and ends with the tab, the order or the log-out. */
export const DRAFT_KEY = 'checkoutDraft';

export function clearDraft(): void {
  writeText(session, DRAFT_KEY, null);
}
