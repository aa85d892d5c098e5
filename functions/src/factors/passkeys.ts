import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@bookstore/contract/api/factor';
import { LIMITS } from '@bookstore/contract/limits';
import { shop } from '@bookstore/shop/shop';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '../auth/factorRecord.ts';
import { hashOf } from '../lib/hash.ts';

const loadWebAuthn = () => import('@simplewebauthn/server');

type NewCredential = Omit<Passkey, 'name' | 'addedAt'>;

export interface Passkeys {
  creation(username: string, current: readonly Passkey[]): Promise<{ challenge: string; options: PasskeyOptions }>;
  /** @returns null for another challenge or site */
  created(answer: PasskeyRegistration, challenge: string): Promise<NewCredential | null>;
  request(current: readonly Passkey[]): Promise<{ challenge: string; options: PasskeyOptions }>;
  /** @returns the passkey with its new counter; null if unknown or wrongly signed */
  signed(answer: PasskeyAssertion, challenge: string, current: readonly Passkey[]): Promise<Passkey | null>;
}

/** The library throws for refused answers. */
async function nullOnError<T>(check: () => Promise<T | null>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

const descriptor = ({ id, transports }: Passkey) => ({ id, transports });

const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** All authenticators are accepted, and the library would follow addresses in certificates. */
async function removeStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await loadHelpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(attestation));
}

/** The library checks that for logins only. */
async function isCrossOrigin(clientDataJSON: string): Promise<boolean> {
  const { decodeClientDataJSON } = await loadHelpers();
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  return crossOrigin === true || topOrigin !== undefined;
}

/** Passkeys are bound to the public address. @param shopUrl without a trailing slash */
export function createPasskeys(shopUrl: string): Passkeys {
  const rpID = new URL(shopUrl).hostname;
  const expected = { expectedOrigin: new URL(shopUrl).origin, expectedRPID: rpID };

  return {
    async creation(username, current) {
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: shop.name,
        rpID,
        userName: username,
        // The standard requires an opaque id, the same for all passkeys of an account.
        userID: Buffer.from(hashOf('passkey', username), 'hex') as Uint8Array<ArrayBuffer>,
        excludeCredentials: current.map(descriptor),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
      return { challenge: options.challenge, options: { ...options } };
    },

    async created(answer, expectedChallenge) {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      return nullOnError(async () => {
        if (await isCrossOrigin(answer.response.clientDataJSON)) return null;
        const attestationObject = await removeStatement(answer.response.attestationObject);
        const response = { ...answer.response, attestationObject };
        const { registrationInfo } = await verifyRegistrationResponse({
          response: { ...answer, response, clientExtensionResults: {} } satisfies RegistrationResponseJSON,
          expectedChallenge,
          ...expected,
          requireUserVerification: false,
        });
        if (!registrationInfo) return null;
        const { id, counter, transports = [] } = registrationInfo.credential;
        const publicKey = Buffer.from(registrationInfo.credential.publicKey).toString('base64url');
        const hasRoom = id.length <= LIMITS.passkeyId && publicKey.length <= LIMITS.passkeyKey;
        return hasRoom ? { id, publicKey, counter, transports } : null;
      });
    },

    async request(current) {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const allowCredentials = current.map(descriptor);
      const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
      return { challenge: options.challenge, options: { ...options } };
    },

    async signed(answer, expectedChallenge, current) {
      const passkey = current.find(({ id }) => id === answer.id);
      if (!passkey) return null;
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { id, publicKey, counter } = passkey;
      return nullOnError(async () => {
        if (await isCrossOrigin(answer.response.clientDataJSON)) return null;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...answer, clientExtensionResults: {} } satisfies AuthenticationResponseJSON,
          expectedChallenge,
          ...expected,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          requireUserVerification: false,
        });
        return verified ? { ...passkey, counter: authenticationInfo.newCounter } : null;
      });
    },
  };
}
