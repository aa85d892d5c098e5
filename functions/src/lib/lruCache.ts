interface LruCache<Value> {
  /** A value that is asked for counts as used. */
  get(key: string): Value | undefined;
  /** Keeps the value, and forgets those that were not used for longest until all fit. One that alone is too large is not kept. */
  set(key: string, value: Value): void;
}

/** A cache of at most so many bytes, as `bytesOf` counts those of an entry. A `Map` remembers in which order its keys were set. */
export function createLruCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value, key: string) => number,
): LruCache<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;

  function forget(key: string): void {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    bytes -= bytesOf(value, key);
  }

  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },

    set(key, value) {
      forget(key);
      if (bytesOf(value, key) > maxBytes) return;
      kept.set(key, value);
      bytes += bytesOf(value, key);
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
