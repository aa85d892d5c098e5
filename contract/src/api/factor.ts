import * as messages from '@bookstore/messages/factor';
import * as validation from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { type AdminRights, type AdminSession, passwordSchema } from './admin.ts';

export type PasskeyOptions = Readonly<Record<string, unknown>>;

export interface SecondFactor {
  /** Valid for one login within five minutes. */
  ticket: string;
  /** Whether an app is set up; recovery codes work either way. */
  hasApp: boolean;
  passkey?: PasskeyOptions;
}

export interface FactorState {
  hasApp: boolean;
  passkeys: PasskeyName[];
  recoveryCodesLeft: number;
  isDemanded: boolean;
}

export interface PasskeyName {
  id: string;
  name: string;
  addedAt: string;
}

export interface NewApp {
  ticket: string;
  /** Base32, for typing. */
  secret: string;
  /** `otpauth:` address, for scanning. */
  uri: string;
}

export interface NewPasskey {
  ticket: string;
  options: PasskeyOptions;
}

export interface FactorSet {
  /** Present after the first factor, which ends all other logins. */
  first: (RecoveryCodes & { session: AdminSession }) | null;
}

/** Shown once; stored as hashes. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface AdminAccount {
  username: string;
  /** Null for a damaged account. */
  rights: AdminRights | null;
  hasFactor: boolean;
  isFactorDemanded: boolean;
}

const required = (most: number) =>
  z.string(validation.required).trim().min(1, validation.required).max(most, validation.atMostCharacters(most));

const ticket = required(LIMITS.factorTicket);
const code = required(LIMITS.factorCode);

const passkeyPart = z.string(messages.invalidPasskey).max(LIMITS.bodyBytes, messages.invalidPasskey);
/** Checks the form only; signatures are verified later. */
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

export const secondStepSchema = z
  .object({ ticket, code: code.optional(), passkey: assertion.optional() })
  .refine((step) => (step.code === undefined) !== (step.passkey === undefined), {
    path: ['code'],
    message: messages.codeOrPasskey,
  });
export type SecondStep = z.output<typeof secondStepSchema>;

/** The password prevents changes at an unlocked screen. */
export const currentPasswordSchema = z.object({ password: passwordSchema });
export type CurrentPassword = z.output<typeof currentPasswordSchema>;

export const appCodeSchema = z.object({ ticket, code });
export type AppCode = z.output<typeof appCodeSchema>;

export const newPasskeySchema = z.object({ ticket, name: required(LIMITS.passkeyName), passkey: registration });
export type NewPasskeyAnswer = z.output<typeof newPasskeySchema>;

/** `which` is `app` or the id of a passkey. */
export const removeFactorSchema = z.object({ password: passwordSchema, which: required(LIMITS.passkeyId) });
export type RemoveFactor = z.output<typeof removeFactorSchema>;

/** Lifting a requirement takes the owner's password. */
export const adminChangeSchema = z
  .object({ isFactorDemanded: z.boolean(validation.required), password: passwordSchema.optional() })
  .refine((change) => change.isFactorDemanded || change.password !== undefined, {
    path: ['password'],
    message: validation.required,
  });
export type AdminChange = z.output<typeof adminChangeSchema>;
