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

/** Treats the token as the user name. */
function someGuards(): Guards {
  const sessions = {
    isOurs: async (token: string) => token.startsWith('admin'),
    verify: async (token: string) => ({ admin: ADMIN, 'admin-of-all': OWNER })[token] ?? null,
    end: async () => undefined,
  };
  return createGuards(sessions, { verify: async (token) => (token === 'customer' ? CUSTOMER : null) });
}

async function outcomeOf(line: (handler: (...access: unknown[]) => Promise<void>) => Route, token: string) {
  const calls: unknown[] = [];
  const route = line(async (_req, _res, access) => void calls.push(access ?? 'anyone'));
  const req = { get: () => (token === '' ? undefined : `Bearer ${token}`) } as unknown as Request;
  const res = { set: (...header: string[]) => void calls.push(header.join(': ')) } as unknown as Response;
  try {
    await route.handle(req, res);
    return calls;
  } catch (error) {
    const { code, detail } = (error as { problem: { code: string; detail: string } }).problem;
    return [code, detail, ...calls];
  }
}

const UNCACHED = 'Cache-Control: private, no-store';

const NOBODY = ['unauthenticated', 'This call needs a Bearer token.'];
const BAD = ['unauthenticated', 'The token is invalid or has expired.'];

// E1, E6, E10, E15
describe('createAccess', () => {
  it('calls open routes without a guard', async () => {
    const line = (handler: Route['handle']) => createAccess(someGuards()).forAnyone('get', '/', handler);
    for (const token of ['', 'admin', 'garbage']) {
      expect(await outcomeOf(line, token)).toEqual(['anyone']);
    }
  });

  const forAdmin = ['forbidden', 'Only admins can do this.'];
  it.each([
    ['forAdmin', { admin: [UNCACHED, ADMIN], 'admin-of-all': [UNCACHED, OWNER], customer: forAdmin }],
    [
      'forOwner',
      {
        admin: ['forbidden', 'Only an owner of the shop can do this.'],
        'admin-of-all': [UNCACHED, OWNER],
        customer: forAdmin,
      },
    ],
    ['forCustomer', { admin: ['forbidden', 'Only signed-in customers can do this.'], customer: [UNCACHED, CUSTOMER] }],
    ['forCustomerOrAdmin', { admin: [UNCACHED, { admin: ADMIN }], customer: [UNCACHED, { customer: CUSTOMER }] }],
  ] as const)('%s runs its handler uncached and for authorized callers only', async (name, outcomes) => {
    const line = (handler: Route['handle']) => createAccess(someGuards())[name]('get', '/', handler);
    for (const [token, expected] of Object.entries(outcomes)) expect(await outcomeOf(line, token)).toEqual(expected);
    expect(await outcomeOf(line, '')).toEqual(NOBODY);
    expect(await outcomeOf(line, 'admin-of-yesterday')).toEqual(BAD);
  });
});
