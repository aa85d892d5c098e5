import { readStored, session, writeText } from './storage.ts';

/** In session storage: the release in which this tab reloaded. */
const KEY = 'reloadedRelease';

/** The build puts a hash into this file's name. */
const RELEASE = import.meta.url;

/** Once per release: a file that never loads would reload each page. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (!navigator.onLine || readStored(session, KEY) === RELEASE) return;
  writeText(session, KEY, RELEASE);
  // With blocked storage it would reload again and again.
  if (readStored(session, KEY) === RELEASE) reload();
}
