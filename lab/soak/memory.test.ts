import { expect, it } from 'vitest';
import { judgeMemory, type Sample } from './memory.ts';

const MINUTE = 60_000;

/** Thirty samples in thirty minutes. */
const aRun = (at: (minute: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 30 }, (_, minute) => ({
    at: minute * MINUTE,
    witness: 150,
    functions: 900,
    firestore: 200,
    orders: minute * 60,
    ...at(minute),
  }));

const judge = (at: (minute: number) => Partial<Sample>) => judgeMemory(aRun(at), 30 * MINUTE).map(({ holds }) => holds);

it('memory that stays holds, also where it grows at first, and where one sample is far off', () => {
  expect(judge(() => ({}))).toEqual([true, true]);
  expect(judge((minute) => ({ witness: minute < 10 ? minute * 10 : 150 }))).toEqual([true, true]);
  expect(judge((minute) => ({ witness: minute === 25 ? 500 : 150 }))).toEqual([true, true]);
});

it('memory of an instance that grows by four megabytes a minute does not hold', () => {
  expect(judge((minute) => ({ witness: 150 + 4 * minute }))).toEqual([false, true]);
});

it('Firestore may grow by what it has to hold, and no more', () => {
  expect(judge((minute) => ({ firestore: 200 + 4 * minute }))).toEqual([true, true]);
  expect(judge((minute) => ({ firestore: 200 + 4 * minute, orders: 100 }))).toEqual([true, false]);
});

it('memory that was never seen does not hold', () => {
  expect(judge(() => ({ witness: null }))).toEqual([false, true]);
});
