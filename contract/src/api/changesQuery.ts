import * as staffMessages from '@bookstore/messages/staff';
import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDay } from '../days.ts';
import { LIMITS } from '../limits.ts';
import { isSubject } from './changes.ts';

export const changesQuerySchema = z.object({
  day: z.string().refine(isDay, messages.invalidDay).optional(),
  by: z.string().min(1).max(LIMITS.username, messages.atMostCharacters(LIMITS.username)).optional(),
  subject: z.string().refine(isSubject, staffMessages.mustBeASubject).optional(),
  cursor: z.string().min(1).max(LIMITS.changesCursor).optional(),
});
export type ChangesQuery = z.output<typeof changesQuerySchema>;
