import type { Latency } from './limits.ts';

/** How many standard deviations above the median 99 of 100 values of a normal distribution end. */
const SIGMAS_OF_P99 = 2.326;

/** A value of the normal distribution, from two random numbers of 0 to 1 (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One latency in milliseconds, by a log-normal distribution: most are near the median, few take many times as long. */
export function sampleOf({ median, p99 }: Latency, random: () => number): number {
  return median * Math.exp((Math.log(p99 / median) / SIGMAS_OF_P99) * normal(random));
}
