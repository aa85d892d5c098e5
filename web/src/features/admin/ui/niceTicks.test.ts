import { describe, expect, it } from 'vitest';
import { niceTicks } from './niceTicks.ts';

// rows: 615
describe('the axis of a chart', () => {
  it.each([
    [1150, [0, 500, 1000, 1500]],
    [37_458, [0, 10_000, 20_000, 30_000, 40_000]],
    [900, [0, 250, 500, 750, 1000]],
    [40, [0, 10, 20, 30, 40]],
    [9, [0, 5, 10]],
    [3, [0, 1, 2, 3]],
    [0.5, [0, 1]],
    [0, [0, 1]],
  ])('to %d has round numbers, and for what is counted whole ones', (highest, ticks) => {
    expect(niceTicks(highest, 1)).toEqual(ticks);
  });

  it('never ends below the highest bar, nor has more than five lines', () => {
    for (let highest = 1; highest < 2_000_000; highest = Math.ceil(highest * 1.37)) {
      const ticks = niceTicks(highest, 1);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});
