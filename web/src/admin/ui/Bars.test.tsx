import { expect, it } from 'vitest';
import { tickText } from './Bars.tsx';

it.each([
  [8_000, [0, 2_000, 8_000], ['0', '2,000', '8,000']],
  [12_000, [0, 3_000, 12_000], ['0', '3K', '12K']],
  [50_000, [0, 12_500, 37_500], ['0', '12.5K', '37.5K']],
])('the axis of bars of up to %i writes %j as %j', (most, ticks, texts) => {
  expect(ticks.map(tickText(most))).toEqual(texts);
});

it.each([
  [140, [0, 35, 140], ['$0', '$35', '$140']],
  [50_000, [0, 12_500], ['$0', '$12.5K']],
])('the axis of amounts of up to %i writes %j as %j', (most, ticks, texts) => {
  expect(ticks.map(tickText(most, true))).toEqual(texts);
});
