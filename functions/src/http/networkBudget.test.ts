import { NETWORK_BUDGET } from '@bookstore/contract/limits';
import type { Request } from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { forwardedAddress } from './clientAddress.ts';
import { createNetworkBudget, type NetworkBudget } from './networkBudget.ts';

const { perNetwork, perNode } = NETWORK_BUDGET;
const NODE = '151.101.0.1';
const behind = (client: string, network = NODE) => ({ network, behind: client });

let now: Date;
let budget: NetworkBudget;
beforeEach(() => {
  now = new Date('2026-05-01T10:20:15Z');
  budget = createNetworkBudget(() => now);
});

// E28, E29
describe('budget', () => {
  it('what a network may have an instance do in a minute is refused when it is spent, until the minute is over', () => {
    budget.spend(behind('203.0.113.1'), perNetwork - 1);
    expect(budget.waitFor(behind('203.0.113.1'))).toBeNull();
    budget.spend(behind('203.0.113.1'), 1);
    expect(budget.waitFor(behind('203.0.113.1'))).toBe(45);
    now = new Date('2026-05-01T10:21:00Z');
    expect(budget.waitFor(behind('203.0.113.1'))).toBeNull();
  });

  it('what a network may have an instance do in a minute is nobody else’s loss: not of another client of that node, nor of that client elsewhere', () => {
    budget.spend(behind('203.0.113.1'), perNetwork);
    expect(budget.waitFor(behind('203.0.113.2'))).toBeNull();
    expect(budget.waitFor(behind('203.0.113.1', '151.101.0.2'))).toBeNull();
  });

  it('what a network may have an instance do in a minute is one for all addresses that one IPv6 customer can choose from', () => {
    budget.spend(behind('2001:db8:1:2::/64'), perNetwork);
    expect(budget.waitFor(behind('2001:db8:1:ffff::/64'))).not.toBeNull();
    expect(budget.waitFor(behind('2001:db8:2:2::/64'))).toBeNull();
  });

  it('what a network may have an instance do in a minute is bounded for whoever forges on whose behalf they speak', () => {
    let clients = 0;
    for (; budget.waitFor(behind(`198.51.100.${clients}`)) === null; clients += 1) {
      budget.spend(behind(`198.51.100.${clients}`), perNetwork);
    }
    expect(clients).toBe(perNode / perNetwork);
  });
});

// E7, E28
describe('memory', () => {
  const addressOf = (header: string) => forwardedAddress({ get: () => header } as unknown as Request);
  let spent: Map<string, number>;
  beforeEach(() => {
    spent = new Map();
    budget = createNetworkBudget(() => now, spent);
  });

  it('what is remembered of the networks of a minute is the same two names for all who are no address, however much they send, and they have one share', () => {
    for (let count = 0; count < perNetwork; count += 1) {
      const address = addressOf(`${count}-${'x'.repeat(1_000)}, ${NODE}`);
      expect(budget.waitFor(address)).toBeNull();
      budget.spend(address, 1);
    }
    expect(spent.size).toBe(2);
    expect(budget.waitFor(addressOf(`another, ${NODE}`))).toBe(45);
    expect(budget.waitFor(addressOf(NODE))).toBe(45);
    expect(budget.waitFor(addressOf(`198.51.100.7, ${NODE}`))).toBeNull();
  });
});
