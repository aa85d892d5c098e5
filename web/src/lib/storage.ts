/** Reads a key; null when storage is absent, blocked or the key unset. */
export function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key, or removes it for null. A full or blocked storage loses the text, never the page. */
export function writeText(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // Private windows and full disks refuse: the page lives on with what it holds in memory.
  }
}

export const local = () => window.localStorage;
export const session = () => window.sessionStorage;
