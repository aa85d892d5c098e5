import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@bookstore/contract/api/factor';
import { LIMITS } from '@bookstore/contract/limits';
import { shop } from '@bookstore/shop/shop';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '../auth/factorRecord.ts';
import { hashOf } from '../lib/hash.ts';

/** Loaded with the first admin who uses it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** What of a passkey is kept, but its name and when it was added. */
type NewCredential = Omit<Passkey, 'name' | 'addedAt'>;

export interface Passkeys {
  /** What the browser is asked with for a new passkey. */
  creation(username: string, present: readonly Passkey[]): Promise<{ challenge: string; options: PasskeyOptions }>;
  /** @returns null when the answer does not belong to the challenge, or to this shop. */
  created(answer: PasskeyRegistration, challenge: string): Promise<NewCredential | null>;
  /** What the browser is asked with at a log-in. */
  request(present: readonly Passkey[]): Promise<{ challenge: string; options: PasskeyOptions }>;
  /** @returns the passkey with its new counter, or null when it is none of these, or the signature is wrong. */
  signed(answer: PasskeyAssertion, challenge: string, present: readonly Passkey[]): Promise<Passkey | null>;
}

/** The library throws for what it refuses, with a sentence for developers. */
async function orNull<T>(check: () => Promise<T | null>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

const descriptor = ({ id, transports }: Passkey) => ({ id, transports });

const loadHelpers = () => import('@simplewebauthn/server/helpers');

/**
 * What a new passkey answers, without its attestation statement. The shop accepts every make of authenticator, and the library would follow
 * addresses in the certificates of a statement.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await loadHelpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(attestation));
}

/** Whether a page of another site had the shop in a frame. The library looks at that in a log-in only. */
async function isFramed(clientDataJSON: string): Promise<boolean> {
  const { decodeClientDataJSON } = await loadHelpers();
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  return crossOrigin === true || topOrigin !== undefined;
}

/** Passkeys are bound to the shop's public address. @param shopUrl without a slash at its end. */
export function createPasskeys(shopUrl: string): Passkeys {
  const rpID = new URL(shopUrl).hostname;
  const expected = { expectedOrigin: new URL(shopUrl).origin, expectedRPID: rpID };

  return {
    async creation(username, present) {
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: shop.name,
        rpID,
        userName: username,
        // The standard wants no name here, and the same for each passkey of an account.
        userID: Buffer.from(hashOf('passkey', username), 'hex') as Uint8Array<ArrayBuffer>,
        excludeCredentials: present.map(descriptor),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
      return { challenge: options.challenge, options: { ...options } };
    },

    async created(answer, expectedChallenge) {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      return orNull(async () => {
        if (await isFramed(answer.response.clientDataJSON)) return null;
        const attestationObject = await withoutStatement(answer.response.attestationObject);
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

    async request(present) {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const allowCredentials = present.map(descriptor);
      const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
      return { challenge: options.challenge, options: { ...options } };
    },

    async signed(answer, expectedChallenge, present) {
      const passkey = present.find(({ id }) => id === answer.id);
      if (!passkey) return null;
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { id, publicKey, counter } = passkey;
      return orNull(async () => {
        if (await isFramed(answer.response.clientDataJSON)) return null;
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
