import * as z from 'zod';
import { timestamp } from '../firestore/timestamps.ts';

const passkeySchema = z.object({
  /** Base64url, as the public key. */
  id: z.string(),
  publicKey: z.string(),
  /** How often it was used, where it counts that: a copy of it falls behind. */
  counter: z.int().min(0),
  transports: z.array(z.string()).default([]),
  name: z.string(),
  addedAt: timestamp,
});
export type Passkey = z.output<typeof passkeySchema>;

/** What an admin's log-in takes beside the password, in the admin's own document. */
export const factorSchema = z.object({
  app: z
    .object({
      /** Base32. */
      secret: z.string(),
      /** The half minute of the latest code: it and those before it are used up. */
      lastStep: z.int().min(0),
    })
    .nullable(),
  passkeys: z.array(passkeySchema),
  /** Hashes of those that are not used up. */
  recoveryCodes: z.array(z.string()),
});
export type FactorRecord = z.output<typeof factorSchema>;
