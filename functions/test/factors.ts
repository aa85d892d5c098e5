import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  FactorSet,
  NewApp,
  NewPasskey,
  PasskeyAssertion,
  PasskeyRegistration,
} from '@bookstore/contract/api/factor';
import { factorPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { generate } from 'otplib';
import type { TestAdmin, TestApi } from './api.ts';

/** @param moment milliseconds */
export const codeAt = (secret: string, moment: number) => generate({ secret, epoch: Math.floor(moment / 1000) });

/** @param now shop's clock */
export async function setUpApp(api: TestApi, admin: TestAdmin, now = Date.now()) {
  const begun = await api.call('POST', factorPaths.app, { token: admin.token, body: { password: admin.password } });
  const { ticket, secret } = begun.body as NewApp;
  const body = { ticket, code: await codeAt(secret, now) };
  const reply = await api.call('PUT', factorPaths.app, { token: admin.token, body });
  const { first } = reply.body as FactorSet;
  if (!first) throw new Error('There was a second factor before.');
  return { secret, recoveryCodes: first.recoveryCodes, token: first.session.token };
}

export async function beginPasskey(api: TestApi, admin: TestAdmin, token = admin.token) {
  const reply = await api.call('POST', factorPaths.passkeys, { token, body: { password: admin.password } });
  const { ticket, options } = reply.body as NewPasskey;
  return { ticket, challenge: String(options.challenge), options };
}

/** @returns the answer */
export async function setUpPasskey(
  api: TestApi,
  admin: TestAdmin,
  device: ReturnType<typeof anAuthenticator>,
  { token = admin.token, name = 'The telephone' } = {},
) {
  const { ticket, challenge } = await beginPasskey(api, admin, token);
  const body = { ticket, name, passkey: device.create(challenge) };
  return api.call('PUT', factorPaths.passkeys, { token, body });
}

export const challengeOf = (passkey: unknown) => String((passkey as { challenge: string }).challenge);

export async function firstStep(api: TestApi, { username, password }: TestAdmin) {
  const reply = await api.call('POST', '/api/auth/admin', { body: { username, password } });
  const { code, secondFactor } = reply.body as Problem;
  if (code !== 'second-factor' || !secondFactor) throw new Error(`The log-in was answered with ${reply.text}`);
  return secondFactor;
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Flags: user present; attested key included. */
const [PRESENT, NEW_KEY] = [0x01, 0x40];

/** A private COSE label. */
const FILLING = -70_000;

interface Statement {
  format: string;
  certificates?: Uint8Array[];
}

/** @param more length of the id, of extra key data, and further client data */
export function anAuthenticator(origin: string, { idLength = 32, filling = 0, page = {} } = {}) {
  const id = randomBytes(idLength);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  function authenticatorData(flags: number, more: Uint8Array[] = []): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, ...more]);
  }
  const clientData = (type: string, challenge: string, more: object) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false, ...more });
  const outside = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    id: outside.id,
    turnBack(): void {
      counter = 1;
    },
    create(challenge: string, statement?: Statement): PasskeyRegistration {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: ES256 on P-256.
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
          ...(filling > 0 ? [[FILLING, new Uint8Array(filling)] as const] : []),
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(PRESENT | NEW_KEY, [Buffer.alloc(16), length, id, key]);
      const client = clientData('webauthn.create', challenge, page);
      const says = new Map<string, number | Uint8Array | Uint8Array[]>();
      if (statement) {
        says.set('alg', -7);
        says.set('sig', Uint8Array.from(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)));
        if (statement.certificates) says.set('x5c', statement.certificates);
      }
      const attestation = isoCBOR.encode(
        new Map<string, string | typeof says | Uint8Array>([
          ['fmt', statement?.format ?? 'none'],
          ['attStmt', says],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      const response = {
        clientDataJSON: base64url(client),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...outside, response };
    },
    sign(challenge: string, more: object = page): PasskeyAssertion {
      counter += 1;
      const data = authenticatorData(PRESENT);
      const client = clientData('webauthn.get', challenge, more);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...outside, response };
    },
  };
}
