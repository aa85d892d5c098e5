import { CALLER_READ_QUOTA } from '@bookstore/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import type { CallerAddress } from './callerAddress.ts';
import { createReadBudget, type ReadBudget } from './readBudget.ts';

const { reads } = CALLER_READ_QUOTA;
const ofSite = (name: string): CallerAddress => ({
  kind: 'direct',
  buckets: [
    { name, factor: 1 },
    { name: 'site', factor: 4 },
  ],
});

let now: Date;
let spent: Map<string, number>;
let budget: ReadBudget;
beforeEach(() => {
  now = new Date('2026-05-01T10:20:15Z');
  spent = new Map();
  budget = createReadBudget(() => now, spent);
});

// E28, E29
describe('createReadBudget', () => {
  it('rejects a caller without budget until the minute ends', () => {
    budget.spend(aCaller('a'), reads - 1);
    expect(budget.waitFor(aCaller('a'))).toBeNull();
    budget.spend(aCaller('a'), 1);
    expect(budget.waitFor(aCaller('a'))).toBe(45);
    expect(budget.waitFor(aCaller('b'))).toBeNull();
    now = new Date('2026-05-01T10:21:00Z');
    expect(budget.waitFor(aCaller('a'))).toBeNull();
  });

  it('rejects callers of one network above its shared budget', () => {
    for (let count = 0; count < 4; count += 1) {
      expect(budget.waitFor(ofSite('new'))).toBeNull();
      budget.spend(ofSite(`caller ${count}`), reads);
    }
    expect(budget.waitFor(ofSite('new'))).toBe(45);
  });

  it('refunds unused reads, never below zero', () => {
    budget.spend(aCaller('a'), reads);
    budget.spend(aCaller('a'), -1);
    expect(budget.waitFor(aCaller('a'))).toBeNull();
    budget.spend(aCaller('a'), -2 * reads);
    budget.spend(aCaller('a'), reads);
    expect(budget.waitFor(aCaller('a'))).toBe(45);
  });

  it('keeps short hashes of callers for a minute', () => {
    budget.spend(aCaller('203.0.113.1'), 1);
    expect([...spent.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    now = new Date('2026-05-01T10:21:00Z');
    budget.waitFor(aCaller('b'));
    expect(spent.size).toBe(0);
  });
});
