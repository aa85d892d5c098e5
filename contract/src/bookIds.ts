import * as z from 'zod';
import { isDocumentId } from './documentId.ts';
import { LIMITS } from './limits.ts';

/** Ids of books as `ids` names them, each once. */
export const bookIdsSchema = z
  .string('Required')
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().refine(isDocumentId, 'Must be book ids, separated by commas'))
      .max(LIMITS.booksById, `At most ${LIMITS.booksById} ids`)
      .refine((list) => new Set(list).size === list.length, 'Each book once'),
  );
