interface LruCache<Value> {
  /** Counts as use. */
  get(key: string): Value | undefined;
  /** Drops the least recently used entries. Oversized values are not stored. */
  set(key: string, value: Value): void;
}

/** Bounded by bytes. */
export function createLruCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value, key: string) => number,
): LruCache<Value> {
  const entries = new Map<string, Value>();
  let bytes = 0;

  function forget(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    bytes -= bytesOf(value, key);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },

    set(key, value) {
      forget(key);
      if (bytesOf(value, key) > maxBytes) return;
      entries.set(key, value);
      bytes += bytesOf(value, key);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
