const STEPS = [1, 2, 2.5, 5, 10];
/** Of the axis, above its zero. */
const AT_MOST = 4;

/** Round numbers from 0 to at least the highest of a chart's values, none of which is below 0. @param smallest the least distance of two of them: 1 for what is counted */
export function niceTicks(highest: number, smallest: number): number[] {
  const rough = Math.max(highest / AT_MOST, smallest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const isWhole = (step: number) => Number.isInteger((step * power) / smallest);
  const step = (STEPS.find((factor) => factor * power >= rough && isWhole(factor)) ?? 10) * power;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}
