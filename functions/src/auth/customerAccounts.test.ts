import { describe, expect, it } from 'vitest';
import type { Firebase } from '../firestore/firebase.ts';
import { createCustomerAccounts } from './customerAccounts.ts';

function accountsWith(failure?: unknown) {
  const deleted: string[] = [];
  const auth = async () => ({
    async deleteUser(uid: string) {
      if (failure !== undefined) throw failure;
      deleted.push(uid);
    },
  });
  return { accounts: createCustomerAccounts({ auth } as unknown as Firebase), deleted };
}
const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('customerAccounts', () => {
  it('deletes an account, and accepts one that is already deleted', async () => {
    const { accounts, deleted } = accountsWith();
    await accounts.remove('ada');
    expect(deleted).toEqual(['ada']);
    await accountsWith(withCode('auth/user-not-found')).accounts.remove('ada');
  });

  // E57
  it.each([withCode('auth/internal-error'), new Error('no code'), { code: 'auth/user-not-found' }])(
    'reports an account that the provider failed to delete: %s',
    async (failure) => {
      await expect(accountsWith(failure).accounts.remove('ada')).rejects.toMatchObject({
        problem: { code: 'unavailable' },
        cause: failure,
      });
    },
  );
});
