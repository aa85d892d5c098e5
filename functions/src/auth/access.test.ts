import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import type { Route } from '../http/mountRoutes.ts';
import { createAccess } from './access.ts';
import type { Customer } from './customerTokens.ts';
import { createGuards, type Guards } from './guards.ts';
import type { Admin } from './sessions.ts';

const ADMIN = { username: 'admin' } as Admin;
const CUSTOMER = { uid: 'ada' } as Customer;

/** Tokens are the names of their owners. */
function someGuards(): Guards {
  const sessions = {
    isOurs: async (token: string) => token.startsWith('admin'),
    verify: async (token: string) => (token === 'admin' ? ADMIN : null),
    end: async () => undefined,
  };
  return createGuards(sessions, { verify: async (token) => (token === 'customer' ? CUSTOMER : null) });
}

/** What becomes of a call: the refusal, or whom the handler has met. */
async function outcomeOf(line: (handler: (...met: unknown[]) => Promise<void>) => Route, token: string) {
  const met: unknown[] = [];
  const route = line(async (_req, _res, who) => void met.push(who ?? 'nobody in particular'));
  const req = { get: () => (token === '' ? undefined : `Bearer ${token}`) } as unknown as Request;
  try {
    await route.handle(req, {} as Response);
    return met;
  } catch (error) {
    const { code, detail } = (error as { problem: { code: string; detail: string } }).problem;
    return [code, detail, ...met];
  }
}

const NOBODY = ['unauthenticated', 'This call needs a Bearer token.'];
const BAD = ['unauthenticated', 'The token is not valid, or no longer.'];

// E1, E6, E10, E15
describe('who may make a call', () => {
  it('is everybody, for whom no guard asks', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forAnyone('get', '/', handler);
    for (const token of ['', 'admin', 'garbage']) {
      expect(await outcomeOf(line, token)).toEqual(['nobody in particular']);
    }
  });

  it('is the admin alone', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forAdmin('get', '/', handler);
    expect(await outcomeOf(line, 'admin')).toEqual([ADMIN]);
    expect(await outcomeOf(line, 'customer')).toEqual(['forbidden', 'This call is for the admin.']);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('is a customer alone', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forCustomer('get', '/', handler);
    expect(await outcomeOf(line, 'customer')).toEqual([CUSTOMER]);
    expect(await outcomeOf(line, 'admin')).toEqual(['forbidden', 'This call is for a signed-in customer.']);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('is either of them, and the handler knows which', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forCustomerOrAdmin('get', '/', handler);
    expect(await outcomeOf(line, 'admin')).toEqual([{ admin: ADMIN }]);
    expect(await outcomeOf(line, 'customer')).toEqual([{ customer: CUSTOMER }]);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('stands in the table, with what the call is sent: JSON unless it says otherwise', () => {
    const { forAnyone, forAdmin, forCustomer, forCustomerOrAdmin } = createAccess(someGuards());
    const handle = async () => undefined;
    const json = { method: 'put', path: '/a', body: 'json' };
    const picture = { method: 'post', path: '/b', body: 'picture' };
    for (const [line, who] of [
      [forAnyone, 'anyone'],
      [forAdmin, 'admin'],
      [forCustomer, 'customer'],
      [forCustomerOrAdmin, 'customer or admin'],
    ] as const) {
      expect(line('put', '/a', handle)).toMatchObject({ ...json, who });
      expect(line('post', '/b', handle, 'picture')).toMatchObject({ ...picture, who });
    }
  });
});
