import { randomBytes } from 'node:crypto';
import { LIMITS } from '@bookstore/contract/limits';
import { SettingsService } from '@simplewebauthn/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAuthenticator } from '../../test/factors.ts';
import type { Passkey } from '../auth/factorRecord.ts';
import { createPasskeys } from './passkeys.ts';

const ORIGIN = 'https://books.example.com';
const CHALLENGE = Buffer.from('a challenge').toString('base64url');
const passkeys = createPasskeys(ORIGIN);
afterEach(() => void vi.restoreAllMocks());

async function kept(device: ReturnType<typeof anAuthenticator>): Promise<Passkey> {
  const created = await passkeys.created(device.create(CHALLENGE), CHALLENGE);
  if (!created) throw new Error('The passkey was refused.');
  return { ...created, name: 'x', addedAt: new Date(0) };
}

describe('new passkey', () => {
  it('requests no stored credential, and verification if possible', async () => {
    const { options } = await passkeys.creation('admin', []);
    expect(options).toMatchObject({
      attestation: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
  });

  it('excludes devices that already have one', async () => {
    const { id, transports, ...rest } = await kept(anAuthenticator(ORIGIN));
    const { options } = await passkeys.creation('admin', [{ id, transports, ...rest }]);
    expect(options.excludeCredentials).toEqual([{ id, transports: ['internal'], type: 'public-key' }]);
  });

  const certificates = [randomBytes(64)];
  it.each([
    ['no statement', undefined],
    ['a statement signed with its own key', { format: 'packed' }],
    ['certificates', { format: 'packed', certificates }],
    ['an empty list of certificates', { format: 'packed', certificates: [] }],
    ['certificates of another format', { format: 'apple', certificates }],
    ['a statement of a format with certificates elsewhere', { format: 'android-safetynet' }],
    ['a statement of an unknown format', { format: 'unheard-of' }],
  ])('with %s is accepted, ignoring its statement', async (_what, statement) => {
    // The library's first step when validating certificates.
    const getCertificates = vi.spyOn(SettingsService, 'getRootCertificates');
    const device = anAuthenticator(ORIGIN);
    const created = await passkeys.created(device.create(CHALLENGE, statement), CHALLENGE);
    expect(created?.id).toBe(device.id);
    for (const [call] of getCertificates.mock.calls) expect(call).toMatchObject({ identifier: 'none' });
  });

  it('is refused if invalid or for another challenge', async () => {
    const device = anAuthenticator(ORIGIN);
    const passkey = device.create(CHALLENGE, { format: 'packed' });
    const none = { ...passkey, response: { ...passkey.response, attestationObject: 'bm9uZQ' } };
    expect(await passkeys.created(none, CHALLENGE)).toBeNull();
    expect(await passkeys.created(passkey, 'YW5vdGhlcg')).toBeNull();
  });

  it.each([
    ['has the shop in a frame', { crossOrigin: true }],
    ['has the shop in a frame and is named', { crossOrigin: true, topOrigin: 'https://books.example.net' }],
    ['is named without a word of frames', { topOrigin: 'https://books.example.net' }],
  ])('is refused while another site %s', async (_what, page) => {
    const framed = anAuthenticator(ORIGIN, { page });
    expect(await passkeys.created(framed.create(CHALLENGE), CHALLENGE)).toBeNull();
    const device = anAuthenticator(ORIGIN);
    const saved = [await kept(device)];
    expect(await passkeys.signed(device.sign(CHALLENGE, page), CHALLENGE, saved)).toBeNull();
    expect(await passkeys.signed(device.sign(CHALLENGE), CHALLENGE, saved)).not.toBeNull();
  });

  it('may omit its transports, as in older browsers', async () => {
    const { response, ...rest } = anAuthenticator(ORIGIN).create(CHALLENGE);
    const { transports: _, ...untold } = response;
    expect(await passkeys.created({ ...rest, response: untold }, CHALLENGE)).toMatchObject({ transports: [] });
  });

  it('has limits for id and key', async () => {
    const id = (idLength: number) => kept(anAuthenticator(ORIGIN, { idLength }));
    const longestId = Buffer.alloc(LIMITS.passkeyId, 'A').toString('ascii');
    const bytes = Buffer.from(longestId, 'base64url').length;
    expect((await id(bytes)).id).toHaveLength(LIMITS.passkeyId);
    await expect(id(bytes + 1)).rejects.toThrow('refused');

    const key = (filling: number) => kept(anAuthenticator(ORIGIN, { filling }));
    const lengthOf = ({ publicKey }: Passkey) => Buffer.from(publicKey, 'base64url').length;
    const filling = (LIMITS.passkeyKey * 3) / 4 - lengthOf(await key(1_000)) + 1_000;
    expect((await key(filling)).publicKey).toHaveLength(LIMITS.passkeyKey);
    await expect(key(filling + 1)).rejects.toThrow('refused');
  });
});

describe('passkey login', () => {
  it("offers the account's passkeys and asks for verification if possible", async () => {
    const saved = [await kept(anAuthenticator(ORIGIN)), await kept(anAuthenticator(ORIGIN))];
    const { options } = await passkeys.request(saved);
    expect(options).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: saved.map(({ id }) => ({ id, transports: ['internal'], type: 'public-key' })),
    });
  });

  it('finds the passkey among several, and none of another account', async () => {
    const [first, second, stranger] = [anAuthenticator(ORIGIN), anAuthenticator(ORIGIN), anAuthenticator(ORIGIN)];
    const saved = [await kept(first), await kept(second)];
    for (const device of [first, second]) {
      expect(await passkeys.signed(device.sign(CHALLENGE), CHALLENGE, saved)).toMatchObject({
        id: device.id,
        counter: 1,
      });
    }
    expect(await passkeys.signed(stranger.sign(CHALLENGE), CHALLENGE, saved)).toBeNull();
    const claimed = { ...stranger.sign(CHALLENGE), id: first.id, rawId: first.id };
    expect(await passkeys.signed(claimed, CHALLENGE, saved)).toBeNull();
  });

  it('is refused for another challenge or site', async () => {
    const device = anAuthenticator(ORIGIN);
    const saved = [await kept(device)];
    expect(await passkeys.signed(device.sign('YW5vdGhlcg'), CHALLENGE, saved)).toBeNull();
    const elsewhere = createPasskeys('https://books.example.net');
    expect(await elsewhere.signed(device.sign(CHALLENGE), CHALLENGE, saved)).toBeNull();
    const theirs = anAuthenticator('https://books.example.net');
    expect(await elsewhere.created(theirs.create(CHALLENGE), CHALLENGE)).toMatchObject({ id: theirs.id });
    expect(await passkeys.signed(device.sign(CHALLENGE), CHALLENGE, saved)).toMatchObject({ id: device.id });
  });
});
