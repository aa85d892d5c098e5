import { beforeEach, expect, it, vi } from 'vitest';
import { currentOrderKey } from './currentOrderKey.ts';
import { compareStoredStreet, noteStoredStreet } from './storedStreet.ts';

const KEY = 'order-key-1';
const LONG_LANE = { street: 'Long Lane 1', note: 'Ring twice' };
const HOURS = 60 * 60 * 1000;

beforeEach(() => {
  localStorage.setItem('orderKey', KEY);
  vi.useFakeTimers({ toFake: ['Date'] });
});

it('knows the street that was stored, and the key of its order is still the same', async () => {
  expect(await compareStoredStreet(KEY, LONG_LANE)).toBe('unknown');
  await noteStoredStreet(KEY, LONG_LANE);
  expect(await compareStoredStreet(KEY, LONG_LANE)).toBe('same');
  expect(await compareStoredStreet(KEY, { street: ' Long Lane 1 ', note: 'Ring twice ' })).toBe('same');
  expect(currentOrderKey()).toBe(KEY);
});

it('tells another street or note from it', async () => {
  await noteStoredStreet(KEY, LONG_LANE);
  expect(await compareStoredStreet(KEY, { ...LONG_LANE, street: 'Long Lane 2' })).toBe('other');
  expect(await compareStoredStreet(KEY, { ...LONG_LANE, note: 'Do not ring' })).toBe('other');
  expect(await compareStoredStreet(KEY, { street: LONG_LANE.street })).toBe('other');
});

it('takes no note and a blank one for the same', async () => {
  await noteStoredStreet(KEY, { street: 'Long Lane 1' });
  expect(await compareStoredStreet(KEY, { street: 'Long Lane 1', note: ' ' })).toBe('same');
});

it('knows nothing of the street of another order', async () => {
  await noteStoredStreet(KEY, LONG_LANE);
  expect(await compareStoredStreet('order-key-2', LONG_LANE)).toBe('unknown');
});

it('trusts what it knows for half a day, before the shop forgets it', async () => {
  await noteStoredStreet(KEY, LONG_LANE);
  vi.setSystemTime(Date.now() + 12 * HOURS - 1);
  expect(await compareStoredStreet(KEY, LONG_LANE)).toBe('same');
  vi.setSystemTime(Date.now() + 1);
  expect(await compareStoredStreet(KEY, LONG_LANE)).toBe('unknown');
});

it('leaves the key of an order alone that another tab has begun meanwhile', async () => {
  const noted = noteStoredStreet(KEY, LONG_LANE);
  localStorage.setItem('orderKey', 'order-key-2');
  await noted;
  expect(localStorage.getItem('orderKey')).toBe('order-key-2');
});

it('keeps no text that somebody could read', async () => {
  await noteStoredStreet(KEY, LONG_LANE);
  expect(localStorage.getItem('orderKey')).toMatch(/^order-key-1 [0-9a-f]{64} \d+$/);
});
