import type { Request } from 'express';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, send } from '../../test/api.ts';
import { aBookBody } from '../../test/factories.ts';
import { listen, TEST_CONFIG } from '../../test/server.ts';
import { createRoutes } from '../app.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { ProblemError } from '../http/problem.ts';
import { bearerToken } from './guards.ts';

const tokenIn = (authorization?: string) => bearerToken({ get: () => authorization } as unknown as Request);

describe('the token of a call', () => {
  it.each(['Bearer a.b-c_d~e', 'bearer a.b-c_d~e', 'BEARER   a.b-c_d~e', 'Bearer a.b-c_d~e  '])(
    'the token of a call is what stands behind the scheme, in whatever letters: %j',
    (authorization) => {
      expect(tokenIn(authorization)).toBe('a.b-c_d~e');
    },
  );

  it.each([undefined, '', 'Bearer', 'Bearer ', 'a.b.c', 'Basic a.b.c', 'Bearera.b.c', 'x Bearer a.b.c', 'Bearer a b'])(
    'the token of a call is missing in %j',
    (authorization) => {
      expect(() => tokenIn(authorization)).toThrow(ProblemError);
      expect(() => tokenIn(authorization)).toThrow('This call needs a Bearer token.');
    },
  );
});

const called: string[] = [];

/** The same service, but every call is written down. */
function watched<T extends object>(service: T): T {
  return new Proxy(service, {
    get(target, name, receiver) {
      called.push(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
}

const watchServices = (dependencies: Dependencies): Dependencies => ({
  ...dependencies,
  books: watched(dependencies.books),
  covers: watched(dependencies.covers),
  orders: watched(dependencies.orders),
  admin: watched(dependencies.admin),
});

const api = await openApi();
const instance = await listen(api.projectId, TEST_CONFIG, { replace: watchServices });
afterAll(() => Promise.all([api.close(), instance.close()]));
beforeEach(() => {
  called.length = 0;
});

const guarded = createRoutes(createDependencies(TEST_CONFIG, createFirebase())).filter(({ who }) => who !== 'anyone');

const call = (method: string, path: string, token?: string) => {
  const hasBody = ['post', 'put', 'patch'].includes(method);
  return send(instance.baseUrl, method.toUpperCase(), path.replace(/:\w+/, 'some-id'), {
    ...(token !== undefined && { token }),
    ...(hasBody && { body: aBookBody() }),
  });
};

// E1, E15
describe('what is behind a guard', () => {
  it.each(guarded)(
    'a guarded handler is not even begun for the wrong caller: $method $path',
    async ({ method, path, who }) => {
      const admin = await api.newAdmin();
      const customer = await api.newCustomer();
      const staff = await api.newAdmin('staff');
      const wrong = {
        admin: [customer.token],
        owner: [customer.token, staff.token],
        customer: [admin.token],
        'customer or admin': [],
        anyone: [],
      }[who];
      for (const token of [undefined, '', 'garbage', `${admin.token}x`, ...wrong]) {
        expect([401, 403]).toContain((await call(method, path, token)).status);
      }
      expect(called).toEqual([]);
    },
  );

  it('a guarded handler is begun for the right one', async () => {
    const admin = await api.newAdmin();
    expect((await call('get', '/api/admin', admin.token)).status).toBe(200);
    expect(called).toEqual(['statistics']);
  });
});
