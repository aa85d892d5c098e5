import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import type { Route } from '../http/mountRoutes.ts';
import { createAccess } from './access.ts';
import type { Customer } from './customerTokens.ts';
import { createGuards, type Guards } from './guards.ts';
import type { Admin } from './sessions.ts';

const ADMIN = { username: 'admin', rights: 'staff' } as Admin;
const OWNER = { username: 'admin of all', rights: 'owner' } as Admin;
const CUSTOMER = { uid: 'ada' } as Customer;

/** Tokens are the names of their owners. */
function someGuards(): Guards {
  const sessions = {
    isOurs: async (token: string) => token.startsWith('admin'),
    verify: async (token: string) => ({ admin: ADMIN, 'admin-of-all': OWNER })[token] ?? null,
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
  it('lets everybody call open routes, without asking a guard', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forAnyone('get', '/', handler);
    for (const token of ['', 'admin', 'garbage']) {
      expect(await outcomeOf(line, token)).toEqual(['nobody in particular']);
    }
  });

  it('lets only the admin call admin routes', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forAdmin('get', '/', handler);
    expect(await outcomeOf(line, 'admin')).toEqual([ADMIN]);
    expect(await outcomeOf(line, 'customer')).toEqual(['forbidden', 'This call is for the admin.']);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('lets only an owner call an owner’s routes, and staff those of every admin', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forOwner('get', '/', handler);
    expect(await outcomeOf(line, 'admin-of-all')).toEqual([OWNER]);
    expect(await outcomeOf(line, 'admin')).toEqual(['forbidden', 'This call is for an owner of the shop.']);
    expect(await outcomeOf(line, 'customer')).toEqual(['forbidden', 'This call is for the admin.']);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('lets only a customer call customer routes', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forCustomer('get', '/', handler);
    expect(await outcomeOf(line, 'customer')).toEqual([CUSTOMER]);
    expect(await outcomeOf(line, 'admin')).toEqual(['forbidden', 'This call is for a signed-in customer.']);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('lets either of them call routes for both, and tells the handler which', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forCustomerOrAdmin('get', '/', handler);
    expect(await outcomeOf(line, 'admin')).toEqual([{ admin: ADMIN }]);
    expect(await outcomeOf(line, 'customer')).toEqual([{ customer: CUSTOMER }]);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    for (const token of ['admin-of-yesterday', 'garbage']) expect(await outcomeOf(line, token)).toEqual(BAD);
  });

  it('the table of routes says who may make a call and what it is sent: JSON unless it says otherwise', () => {
    const { forAnyone, forAdmin, forOwner, forCustomer, forCustomerOrAdmin } = createAccess(someGuards());
    const handle = async () => undefined;
    const json = { method: 'put', path: '/a', body: 'json' };
    const picture = { method: 'post', path: '/b', body: 'picture' };
    for (const [line, who] of [
      [forAnyone, 'anyone'],
      [forAdmin, 'admin'],
      [forOwner, 'owner'],
      [forCustomer, 'customer'],
      [forCustomerOrAdmin, 'customer or admin'],
    ] as const) {
      expect(line('put', '/a', handle)).toMatchObject({ ...json, who });
      expect(line('post', '/b', handle, 'picture')).toMatchObject({ ...picture, who });
    }
  });
});
