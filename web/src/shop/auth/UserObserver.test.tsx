import { act, render } from '@testing-library/react';
import type { Auth, User } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { UserObserver } from './UserObserver.tsx';

const aUser = (uid: string, tokenEmail = `${uid}@example.com`) =>
  ({
    uid,
    email: `${uid}@example.com`,
    displayName: uid,
    tenantId: null,
    getIdTokenResult: async () => ({ token: `token of ${uid}`, claims: { email: tokenEmail } }),
    getIdToken: async () => `new token of ${uid}`,
  }) as unknown as User;

/** Reactfire caches users by the name of the Auth. */
function observe(name: string) {
  const observers: ((user: User | null) => void)[] = [];
  const auth = {
    name,
    app: { name },
    currentUser: null,
    onIdTokenChanged: (observer: (user: User | null) => void) => {
      observers.push(observer);
      return () => undefined;
    },
  };
  const onUser = vi.fn();
  render(<UserObserver auth={auth as unknown as Auth} onUser={onUser} />);
  const report = (user: User | null) =>
    act(async () => {
      for (const observer of observers) observer(user);
    });
  return { onUser, report };
}

describe('UserObserver', () => {
  it('reports nothing before the first user state', () => {
    expect(observe('silent').onUser).not.toHaveBeenCalled();
  });

  it('reports each change of the user, and no refreshed token', async () => {
    const { onUser, report } = observe('changes');
    const ada = aUser('ada');
    for (const user of [null, ada, ada, aUser('grace'), null]) await report(user);
    expect(onUser.mock.calls.map(([user]) => user?.uid ?? null)).toEqual([null, 'ada', 'grace', null]);
  });

  it("reports the customer's details and the source of tokens", async () => {
    const { onUser, report } = observe('details');
    await report(aUser('ada'));
    const [customer] = onUser.mock.lastCall ?? [];
    expect(customer).toMatchObject({ uid: 'ada', email: 'ada@example.com', name: 'ada', tenantId: null });
    expect(await customer.getIdToken()).toBe('token of ada');
  });

  it('renews a token that names an earlier email address', async () => {
    const { onUser, report } = observe('changed email');
    await report(aUser('ada', 'old@example.com'));
    const [customer] = onUser.mock.lastCall ?? [];
    expect(await customer.getIdToken()).toBe('new token of ada');
  });
});
