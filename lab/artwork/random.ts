/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * A seeded source of numbers: the same text gives the same sequence on every machine, so that a second run
 * writes the same pictures byte for byte. FNV-1a turns the text into the state of a 32-bit mulberry generator.
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** One of the given items. */
export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
