import type * as z from 'zod';
import type { ProblemCode } from '../src/api/problem.ts';
import type { AnswerName } from './answers.ts';

export type Caller = 'anyone' | 'admin' | 'owner' | 'customer' | 'customer or admin';

export type Success =
  | { one: AnswerName }
  | { listOf: AnswerName }
  | { type: string | readonly string[] }
  | 'nothing'
  | 'elsewhere';

export const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;

/** `document.ts` adds the answers that all operations share. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Express notation, `/api/books/:id`. */
  path: string;
  who: Caller;
  tag: 'Books' | 'Orders' | 'Customers' | 'Admin' | 'Pages' | 'Health';
  summary: string;
  /** Also answers an admin without a required second factor. */
  evenWithoutFactor?: true;
  query?: z.ZodType;
  body?: z.ZodType | 'picture' | 'form';
  /** Refusals of the handler are pages. */
  refusesWithPages?: true;
  headers?: ('Device-Token' | 'Idempotency-Key' | 'If-Match' | 'If-None-Match')[];
  /** Pages answer 404 with a document instead of a problem. */
  answers: Partial<Record<200 | 201 | 202 | 204 | 302 | 404, Success>>;
  problems?: ProblemCode[];
}

export const GONE: ProblemCode[] = ['not-found'];
export const ONCE: ProblemCode[] = ['idempotency-key-reused'];
