import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trackHashes } from '../../test/passwordHashes.ts';
import { hashPassword, verifyPassword } from './password.ts';

const WEAK = { N: 1024, r: 8, p: 1 };

describe('passwords', () => {
  it('match only themselves', async () => {
    const stored = await hashPassword('a good password', WEAK);
    expect(await verifyPassword('a good password', stored)).toBe(true);
    for (const other of ['a good password ', 'A good password', '']) {
      expect(await verifyPassword(other, stored)).toBe(false);
    }
  });

  // E20
  it('are stored as salted scrypt hashes at full strength', async () => {
    const [first, second] = [await hashPassword('same'), await hashPassword('same')];
    expect(first.params).toEqual({ N: 32768, r: 8, p: 1 });
    expect(first.hash).not.toBe(second.hash);
    expect(JSON.stringify(first)).not.toContain('same');
  });

  // E20
  it('take as long for an unknown user as for a wrong password', async () => {
    const stored = await hashPassword('a good password');
    expect(await trackHashes(() => verifyPassword('wrong', stored))).toMatchObject({ count: 1 });
    expect(await trackHashes(() => verifyPassword('wrong', null))).toMatchObject({ count: 1 });
    expect(await verifyPassword('', null)).toBe(false);
  });

  // E20
  it('are hashed with the stored parameters and salt', async () => {
    const params = { N: 2048, r: 8, p: 2 };
    const hash = scryptSync('a good password', 'a salt', 32, params).toString('base64');
    const salt = Buffer.from('a salt').toString('base64');
    expect(await verifyPassword('a good password', { hash, salt, params })).toBe(true);
    expect(await verifyPassword('a good password', { hash, salt, params: { ...params, N: 1024 } })).toBe(false);
    expect(await verifyPassword('a good password', { hash, salt: '', params })).toBe(false);
  });

  it('never match a damaged record', async () => {
    const stored = await hashPassword('x', WEAK);
    expect(await verifyPassword('x', { ...stored, hash: '' })).toBe(false);
  });
});
