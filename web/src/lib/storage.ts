interface Refused {
  text: string | null;
  /** The stored value when the storage refused the text. */
  stored: string | null;
}

/**
 * Values that storage refused (private windows, full disks). They last until the page closes or another tab writes
 * the key.
 */
const refused = new Map<string, Refused>();

/** Returns null if the key is unset, or if storage is blocked and the page has not written it. */
export function readText(storage: () => Storage, key: string): string | null {
  const stored = readStored(storage, key);
  const entry = refused.get(key);
  if (entry?.stored === stored) return entry.text;
  refused.delete(key);
  return stored;
}

/** Ignores refused values; null if the key is unset or blocked. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. A refused value is kept in memory. */
export function writeText(storage: () => Storage, key: string, text: string | null): void {
  refused.delete(key);
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    refused.set(key, { text, stored: readStored(storage, key) });
  }
}

/** Null if missing or damaged. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Empty if missing, null if damaged. */
export function parseList(text: string | null): unknown[] | null {
  const list = text === null ? [] : parseJson(text);
  return Array.isArray(list) ? list : null;
}

export const local = () => window.localStorage;
export const session = () => window.sessionStorage;
