import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isCoverTint } from '../coverMaking.ts';

const TINT_RULE = messages.invalidTint;

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

/** A picture that was uploaded for a book, as the API answers it. Its address is `coverPath(cover)`. */
export interface BookCover {
  /** Made of the picture's bytes, so an address never changes its picture. */
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Absent is WebP. */
  type?: 'jpeg';
  /** The picture's own dark colour, `#rrggbb`, if whoever uploaded it has said it. */
  tint?: string;
}

const COVER_ID = /^[0-9a-f]{32}$/;

/** Whether a text can be the id of a picture: half of a SHA-256 in hexadecimal. */
export const isCoverId = (text: string) => COVER_ID.test(text);

export const coverIdSchema = z.string(messages.invalidCoverId).regex(COVER_ID, messages.invalidCoverId);
