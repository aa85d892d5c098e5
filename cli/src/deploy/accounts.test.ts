import { describe, expect, it } from 'vitest';
import { createAccounts, findAccountNeeds } from './accounts.ts';
import type { Answer, Google } from './google.ts';

const emailOf = (name: string) => `bookstore-${name}@my-shop.iam.gserviceaccount.com`;

function project(accounts: string[], roles: Record<string, string[]>, status = 200): Google {
  const bindings = Object.entries(roles).map(([role, names]) => ({
    role,
    members: names.map((name) => `serviceAccount:${emailOf(name)}`),
  }));
  const answer = (body: unknown): Promise<Answer> => Promise.resolve({ status, body });
  return {
    get: () => answer({ accounts: accounts.map((name) => ({ email: emailOf(name) })) }),
    post: () => answer({ bindings }),
  };
}

const find = (google: Google, sendsMail = false) => findAccountNeeds({ projectId: 'my-shop', google, sendsMail });

describe('accounts', () => {
  it('finds missing accounts and roles of deployed functions', async () => {
    const google = project(['api', 'worker'], {
      'roles/datastore.user': ['api', 'worker'],
      'projects/my-shop/roles/bookstoreAccountDeleter': ['api'],
      'roles/run.invoker': ['worker'],
    });
    expect(await find(google)).toEqual([
      { id: 'bookstore-worker', exists: true, missingRoles: ['roles/eventarc.eventReceiver'] },
    ]);
    expect(await find(google, true)).toContainEqual({
      id: 'bookstore-mail',
      exists: false,
      missingRoles: ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/run.invoker'],
    });
  });

  it('returns null without permission to list accounts', async () => {
    expect(await find(project([], {}, 403))).toBeNull();
  });

  it('creates only missing accounts and roles', async () => {
    const calls: string[] = [];
    const iam = {
      createServiceAccount: async (_project: string, id: string) => void calls.push(`create ${id}`),
      addServiceAccountToRoles: async (_project: string, id: string, roles: readonly string[]) =>
        void calls.push(`grant ${id} ${roles.join(' ')}`),
    };
    const needs = [
      { id: 'bookstore-api', exists: true, missingRoles: ['projects/my-shop/roles/bookstoreAccountDeleter'] },
      { id: 'bookstore-worker', exists: false, missingRoles: [] },
    ];
    const google: Google = {
      get: () => Promise.reject(new Error('unexpected')),
      post: (_service, path) => {
        calls.push(`post ${path}`);
        return Promise.resolve({ status: 409, body: {} });
      },
    };
    await createAccounts(needs, { projectId: 'my-shop', google, iam, print: () => undefined });
    expect(calls).toEqual([
      'post /v1/projects/my-shop/roles',
      'grant bookstore-api projects/my-shop/roles/bookstoreAccountDeleter',
      'create bookstore-worker',
    ]);
  });
});
