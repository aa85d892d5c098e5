import * as z from 'zod';
import { timestamp } from '../firestore/timestamps.ts';

const passkeySchema = z.object({
  /** Base64url, like the public key. */
  id: z.string(),
  publicKey: z.string(),
  /** Signature counter, if any; detects copies. */
  counter: z.int().min(0),
  transports: z.array(z.string()).default([]),
  name: z.string(),
  addedAt: timestamp,
});
export type Passkey = z.output<typeof passkeySchema>;

export const factorSchema = z.object({
  app: z
    .object({
      /** Base32. */
      secret: z.string(),
      /** Time step of the latest code; it and earlier ones are used up. */
      lastStep: z.int().min(0),
    })
    .nullable(),
  passkeys: z.array(passkeySchema),
  /** Hashes. */
  recoveryCodes: z.array(z.string()),
});
export type FactorRecord = z.output<typeof factorSchema>;
