/** Larger catalogues have not been measured. */
export const BOOK_COUNT = { min: 100, max: 100_000 } as const;

/** @throws Error with the valid range */
export function parseBookCount(text: string): number {
  const { min, max } = BOOK_COUNT;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  throw new Error(
    `--books takes a whole number from ${min} to ${max.toLocaleString('en-US')}, without dots or commas; not "${text}".`,
  );
}
