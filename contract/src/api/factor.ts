import * as messages from '@bookstore/messages/factor';
import * as validation from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import type { AdminRights, AdminSession } from './admin.ts';

/** What the browser's WebAuthn is asked with, in the JSON of the standard. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** What the log-in of an account with a second factor asks for after the right password. */
export interface SecondFactor {
  /** Good for one log-in within five minutes. */
  ticket: string;
  /** Whether an authenticator app is set up. Recovery codes count as its codes do, with or without one. */
  hasApp: boolean;
  /** Where the account has passkeys. */
  passkey?: PasskeyOptions;
}

/** How an admin's log-in is secured. */
export interface FactorState {
  hasApp: boolean;
  passkeys: PasskeyName[];
  recoveryCodesLeft: number;
  /** Whether an owner demands a second factor of this admin. */
  isDemanded: boolean;
}

export interface PasskeyName {
  id: string;
  name: string;
  addedAt: string;
}

/** An authenticator app that waits for its first code. */
export interface NewApp {
  ticket: string;
  /** Base32, to be typed. */
  secret: string;
  /** The same as an `otpauth:` address, to be scanned. */
  uri: string;
}

export interface NewPasskey {
  ticket: string;
  options: PasskeyOptions;
}

export interface FactorSet {
  /** With the first factor, which ends every log-in of the account: this one goes on with the new token. */
  first: (RecoveryCodes & { session: AdminSession }) | null;
}

/** Shown once, kept as hashes. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** An admin as owners see them. */
export interface AdminAccount {
  username: string;
  /** Null where the account is damaged. */
  rights: AdminRights | null;
  hasFactor: boolean;
  isFactorDemanded: boolean;
}

const required = (most: number) =>
  z.string(validation.required).trim().min(1, validation.required).max(most, validation.atMostCharacters(most));

const ticket = required(LIMITS.factorTicket);
const code = required(LIMITS.factorCode);
const password = z
  .string(validation.required)
  .min(1, validation.required)
  .max(LIMITS.password, validation.atMostCharacters(LIMITS.password));

const passkeyPart = z.string(messages.invalidPasskey).max(LIMITS.bodyBytes, messages.invalidPasskey);
/** What the browser's WebAuthn answers, as far as its form goes: what it is worth is found out by checking its signature. */
const passkey = { id: passkeyPart, rawId: passkeyPart, type: z.literal('public-key', messages.invalidPasskey) };

const assertion = z.object({
  ...passkey,
  response: z.object({
    clientDataJSON: passkeyPart,
    authenticatorData: passkeyPart,
    signature: passkeyPart,
    userHandle: passkeyPart.optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;

const registration = z.object({
  ...passkey,
  response: z.object({
    clientDataJSON: passkeyPart,
    attestationObject: passkeyPart,
    transports: z
      .array(z.string(messages.invalidPasskey).max(20, messages.invalidPasskey), messages.invalidPasskey)
      .max(10, messages.invalidPasskey)
      .optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;

/** The second step of a log-in: a code of the app or a recovery code, or a passkey. */
export const secondStepSchema = z
  .object({ ticket, code: code.optional(), passkey: assertion.optional() })
  .refine((step) => (step.code === undefined) !== (step.passkey === undefined), {
    path: ['code'],
    message: messages.codeOrPasskey,
  });
export type SecondStep = z.output<typeof secondStepSchema>;

/** Whoever finds a screen that was left open cannot change how its owner logs in. */
export const passwordAgainSchema = z.object({ password });
export type PasswordAgain = z.output<typeof passwordAgainSchema>;

export const appCodeSchema = z.object({ ticket, code });
export type AppCode = z.output<typeof appCodeSchema>;

export const newPasskeySchema = z.object({ ticket, name: required(LIMITS.passkeyName), passkey: registration });
export type NewPasskeyAnswer = z.output<typeof newPasskeySchema>;

/** `app`, or the id of a passkey. */
export const removeFactorSchema = z.object({ password, which: required(LIMITS.passkeyId) });
export type RemoveFactor = z.output<typeof removeFactorSchema>;

/** To lift a demand takes the owner's own password. */
export const adminChangeSchema = z
  .object({ isFactorDemanded: z.boolean(validation.required), password: password.optional() })
  .refine((change) => change.isFactorDemanded || change.password !== undefined, {
    path: ['password'],
    message: validation.required,
  });
export type AdminChange = z.output<typeof adminChangeSchema>;
