import { expect, it } from 'vitest';
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

it('findAccountNeeds lists missing accounts and roles of the functions that are deployed', async () => {
  const google = project(['api', 'worker'], {
    'roles/datastore.user': ['api', 'worker'],
    'roles/firebaseauth.admin': ['api'],
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

it('findAccountNeeds returns null without permission', async () => {
  expect(await find(project([], {}, 403))).toBeNull();
});

it('createAccounts creates only what is missing', async () => {
  const calls: string[] = [];
  const iam = {
    createServiceAccount: async (_project: string, id: string) => void calls.push(`create ${id}`),
    addServiceAccountToRoles: async (_project: string, id: string, roles: readonly string[]) =>
      void calls.push(`grant ${id} ${roles.join(' ')}`),
  };
  const needs = [
    { id: 'bookstore-api', exists: true, missingRoles: ['roles/datastore.user'] },
    { id: 'bookstore-worker', exists: false, missingRoles: [] },
  ];
  await createAccounts('my-shop', needs, iam, () => undefined);
  expect(calls).toEqual(['grant bookstore-api roles/datastore.user', 'create bookstore-worker']);
});
