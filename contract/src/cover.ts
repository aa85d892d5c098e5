import * as z from 'zod';

/** A picture that was uploaded for a book, as the API answers it. Its address is `coverPath(id)`. */
export interface BookCover {
  /** Made of the picture's bytes, so an address never changes its picture. */
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The picture's own dark colour, `#rrggbb`, if whoever uploaded it has said it. */
  tint?: string;
}

const COVER_ID = /^[0-9a-f]{32}$/;

/** Whether a text can be the id of a picture: half of a SHA-256 in hexadecimal. */
export const isCoverId = (text: string) => COVER_ID.test(text);

export const coverIdSchema = z
  .string('Must be the id of an uploaded picture, or null')
  .regex(COVER_ID, 'Must be the id of an uploaded picture, or null');
