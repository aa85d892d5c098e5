/** The value below which that share (0 to 1) of the values lies; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle value; of an even number of values the upper middle one. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
