import { atMost, type Goal } from './report.ts';

/** The shops in which everything is measured that could grow with the number of books. */
const SIZES = [24, 2_400, 100_000];
const QUICK_SIZES = [24, 2_400];

export const sizesOf = ({ isQuick }: { isQuick: boolean }): number[] => (isQuick ? QUICK_SIZES : SIZES);

export const inBooks = (count: number): string => `${count.toLocaleString('en-US')} books`;

/** Percent of what a figure is in the smallest shop that it may be in the largest. */
const FLAT_PERCENT = 110;

/** That a figure does not grow with the shop. @param figures by size, the smallest shop first */
export function staysFlat(name: string, figures: number[]): Goal {
  const [smallest = 0, largest = 0] = [figures[0], figures.at(-1)];
  return atMost(`${name}: largest shop beside the smallest`, FLAT_PERCENT, (largest / smallest) * 100, '%');
}
