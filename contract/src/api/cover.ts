import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isCoverTint } from '../coverMaking.ts';

const TINT_RULE = messages.invalidTint;

export const coverQuerySchema = z.object({
  tint: z
    .string(TINT_RULE)
    .toLowerCase()
    .regex(/^[0-9a-f]{6}$/, { error: TINT_RULE, abort: true })
    .refine(isCoverTint, TINT_RULE)
    .transform((digits) => `#${digits}`)
    .optional(),
});

export interface BookCover {
  /** Content hash, so that an address never changes its picture. */
  id: string;
  width: number;
  height: number;
  /** Absent for WebP. */
  type?: 'jpeg';
  /** The picture's main colour, `#rrggbb`. */
  tint?: string;
}

const COVER_ID = /^[0-9a-f]{32}$/;

export const isCoverId = (text: string) => COVER_ID.test(text);

export const coverIdSchema = z.string(messages.invalidCoverId).regex(COVER_ID, messages.invalidCoverId);
