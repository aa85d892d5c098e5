import * as z from 'zod';
import { isCoverTint } from './coverTint.ts';

const TINT_RULE =
  'Must be a dark colour of six hexadecimal digits, for example 2b3a4f: white text has to be readable on it';

/** The query of `POST /api/covers`. */
export const coverQuerySchema = z.object({
  tint: z
    .string(TINT_RULE)
    .toLowerCase()
    .regex(/^[0-9a-f]{6}$/, { error: TINT_RULE, abort: true })
    .refine(isCoverTint, TINT_RULE)
    .transform((digits) => `#${digits}`)
    .optional(),
});
