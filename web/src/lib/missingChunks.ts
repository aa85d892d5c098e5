import { readStored, session, writeText } from './storage.ts';

/** In session storage: the release in which this tab has reloaded itself. */
const KEY = 'reloadedRelease';

/** The build puts a hash into this file's name, so that each release has another one. */
const RELEASE = import.meta.url;

/** Reloads the page for the files of a new release. Once per release: a file that never loads would reload each page. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (!navigator.onLine || readStored(session, KEY) === RELEASE) return;
  writeText(session, KEY, RELEASE);
  // If storage is blocked, it would reload again and again.
  if (readStored(session, KEY) === RELEASE) reload();
}
