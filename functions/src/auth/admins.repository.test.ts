import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { changesOf } from '../changes/changeRecord.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { InvalidDocument } from '../firestore/readDocument.ts';
import { createAdminsRepository } from './admins.repository.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());
const admins = createAdminsRepository(firebase.database);

const PASSWORD = { hash: 'a', salt: 'b', params: { N: 1024, r: 8, p: 1 } };
const NO_NAMES = ['', '.', '..', 'a/b', '__x__', 'a b', 'x'.repeat(101)];

describe('accounts', () => {
  it('are found, listed and removed', async () => {
    const name = `a.b_c-${randomUUID()}`;
    await admins.save(name, PASSWORD, 'command');
    expect(await admins.find(name)).toEqual({
      ...PASSWORD,
      id: name,
      changedAt: expect.any(Date),
      rights: 'owner',
      isFactorDemanded: false,
    });
    expect(await admins.list()).toContainEqual({
      username: name,
      changedAt: expect.any(Date),
      rights: 'owner',
      hasFactor: false,
      isFactorDemanded: false,
    });
    expect(await admins.remove(name, 'command')).toBe(true);
    expect(await admins.find(name)).toBeNull();
    expect(await admins.remove(name, 'command')).toBe(false);
  });

  it.each(NO_NAMES)('are not read for an invalid name: %j', async (name) => {
    expect(await admins.find(name)).toBeNull();
    expect(await admins.remove(name, 'command')).toBe(false);
  });

  it('keep their rights with a new password, and get new rights immediately', async () => {
    const name = `admin-${randomUUID()}`;
    await admins.save(name, PASSWORD, 'command', { rights: 'staff' });
    await admins.save(name, { ...PASSWORD, hash: 'b' }, 'command');
    expect(await admins.findWithRevocation(name, 'a')).toMatchObject({ account: { hash: 'b', rights: 'staff' } });
    expect(await admins.setRights(name, 'owner', 'command')).toBe(true);
    expect(await admins.find(name)).toMatchObject({ hash: 'b', rights: 'owner' });
    for (const nobody of [`nobody-${randomUUID()}`, ...NO_NAMES]) {
      expect(await admins.setRights(nobody, 'owner', 'command')).toBe(false);
    }
  });

  it('lose the second factor by a logged reset, which ends logins', async () => {
    const name = `admin-${randomUUID()}`;
    expect(await admins.resetFactor(name, 'command')).toBe(false);
    expect(await admins.resetFactor('no/name', 'command')).toBe(false);
    await admins.save(name, PASSWORD, 'command');
    const factor = { app: { secret: 'S', lastStep: 1 }, passkeys: [], recoveryCodes: [] };
    const set = () => admins.changeFactor(name, name, async () => ({ factor, what: ['factor-set'] }));
    expect(await set()).toBe('changed');
    expect((await admins.find(name))?.factor).toEqual(factor);
    expect(await admins.resetFactor(name, 'command')).toBe(true);
    expect(await admins.find(name)).toMatchObject({ logInsEndedAt: expect.any(Date) });
    expect((await admins.find(name))?.factor).toBeUndefined();
    const log = changesOf(await firebase.database())
      .where('subjects', 'array-contains', name)
      .orderBy('at', 'desc');
    const lines = (await log.get()).docs.map((line) => line.get('what'));
    expect(lines).toEqual(['factor-reset', 'factor-set', 'admin-added']);
  });

  it('are listed without a date if damaged, and refuse logins', async () => {
    const db = await firebase.database();
    await db.doc('admins/damaged').set({ hash: 7 });
    expect(await admins.list()).toContainEqual({
      username: 'damaged',
      changedAt: null,
      rights: null,
      hasFactor: false,
      isFactorDemanded: false,
    });
    await expect(admins.find('damaged')).rejects.toThrow(InvalidDocument);
    await expect(admins.findWithRevocation('damaged', 'a')).rejects.toThrow(InvalidDocument);
  });
});

// E12
describe('revoked tokens', () => {
  it('stay revoked until they expire, and are read with the account', async () => {
    const [name, jti] = [`admin-${randomUUID()}`, randomUUID()];
    await admins.save(name, PASSWORD, 'command');
    expect(await admins.findWithRevocation(name, jti)).toMatchObject({ account: { id: name }, isRevoked: false });
    const expiresAt = new Date('2030-01-01T00:00:00Z');
    await admins.revoke(jti, expiresAt);
    expect(await admins.findWithRevocation(name, jti)).toMatchObject({ account: { id: name }, isRevoked: true });
    expect(await admins.findWithRevocation('nobody', jti)).toEqual({ account: null, isRevoked: true });
    const stored = await (await firebase.database()).doc(`revokedTokens/${jti}`).get();
    expect(stored.get('expiresAt').toDate()).toEqual(expiresAt);
  });
});
