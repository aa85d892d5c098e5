import { local, writeText } from '../../lib/storage.ts';

/** Local storage, so that tabs share it and a reload keeps it. It holds no personal data. */
export const ORDER_KEY_STORAGE_KEY = 'orderKey';

/** Ends the intent: its order is placed, or it was given up. */
export function forgetOrderKey(): void {
  writeText(local, ORDER_KEY_STORAGE_KEY, null);
}
