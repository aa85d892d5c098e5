import { readStored, session, writeText } from './storage.ts';

/** Session storage keeps the release in which this tab reloaded. */
const KEY = 'reloadedRelease';

/** The build puts a hash into this file's name, so each release has its own. */
const RELEASE = import.meta.url;

/** Reloads once per release: a file that never loads would reload each page. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (!navigator.onLine || readStored(session, KEY) === RELEASE) return;
  writeText(session, KEY, RELEASE);
  // With blocked storage it would reload again and again.
  if (readStored(session, KEY) === RELEASE) reload();
}
