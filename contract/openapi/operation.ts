import type * as z from 'zod';
import type { ProblemCode } from '../src/api/problem.ts';
import type { AnswerName } from './answers.ts';

export type Caller = 'anyone' | 'admin' | 'owner' | 'customer' | 'customer or admin';

/** What comes with a success: one answer, a list of them, a text of another kind, or nothing. */
export type Success = { one: AnswerName } | { listOf: AnswerName } | { type: string | readonly string[] } | 'nothing';

/** What a picture may be, sent and answered. */
export const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;

/** One line of the table of contents, as those who call it see it. What every call may answer is added in `document.ts`. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As the app's table has it, `/api/books/:id`. */
  path: string;
  who: Caller;
  tag: 'Books' | 'Orders' | 'Customers' | 'Admin' | 'Pages' | 'Health';
  summary: string;
  /** It answers an admin, too, of whom a second factor is demanded that there is not yet. */
  evenWithoutFactor?: true;
  query?: z.ZodType;
  /** Of JSON, unless it is a picture. */
  body?: z.ZodType | 'picture';
  headers?: ('Device-Token' | 'Idempotency-Key' | 'If-Match' | 'If-None-Match')[];
  /** A page says that there is nothing in a document of its own, not in a problem. */
  answers: Partial<Record<200 | 201 | 202 | 204 | 404, Success>>;
  /** Beside those of every call. */
  problems?: ProblemCode[];
}

export const GONE: ProblemCode[] = ['not-found'];
export const ONCE: ProblemCode[] = ['idempotency-key-reused'];
