import { createRandom } from '@bookstore/contract/test/random';
import { describe, expect, it } from 'vitest';
import { badWeather, chooseByRules, type Fault } from './fault.ts';

const LATE: Fault = { kind: 'delay', milliseconds: 5 };
const ABORTED: Fault = { kind: 'error', code: 10 };

describe('rules', () => {
  it('fault rules strike the nth call of their method, and no other', () => {
    const choose = chooseByRules([{ method: 'Commit', nth: 2, faults: [LATE] }], createRandom(1));
    expect(['Commit', 'RunQuery', 'Commit', 'Commit'].map(choose)).toEqual([null, null, LATE, null]);
  });

  it('fault rules strike as often as they are probable', () => {
    const choose = chooseByRules([{ probability: 0.25, faults: [LATE] }], createRandom(1));
    const struck = Array.from({ length: 4_000 }, () => choose('Commit')).filter((fault) => fault !== null);
    expect(struck.length).toBeGreaterThan(900);
    expect(struck.length).toBeLessThan(1_100);
  });

  it('fault rules are asked in their order', () => {
    const choose = chooseByRules([{ nth: 1, faults: [ABORTED] }, { faults: [LATE] }], createRandom(1));
    expect([choose('Commit'), choose('Commit')]).toEqual([ABORTED, LATE]);
  });

  it('fault rules choose the same faults for the same seed, and others for another', () => {
    const choices = (seed: number) => {
      const random = createRandom(seed);
      const choose = chooseByRules(badWeather(0.5), random);
      return Array.from({ length: 50 }, () => choose('Commit'));
    };
    expect(choices(7)).toEqual(choices(7));
    expect(choices(7)).not.toEqual(choices(8));
  });
});
