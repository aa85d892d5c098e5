import * as messages from '@bookstore/messages/dashboard';
import type { BatchError } from '../../api/adminBooksApi.ts';
import { type Pause, retryCall } from '../../lib/retryCall.ts';

function rateLimitSeconds(error: unknown): number | null {
  const { status, retryAfterSeconds } = error as Partial<BatchError>;
  return status === 429 ? (retryAfterSeconds ?? 1) : null;
}

/** Retries after each 429. @throws other errors of the call */
export const retryRateLimited = <Answer>(call: () => Promise<Answer>, pause?: Pause): Promise<Answer> =>
  retryCall(call, rateLimitSeconds, pause);

export function failureReason(error: unknown): string {
  const { status } = error as Partial<BatchError>;
  if (status === 401 || status === 403) return messages.sessionEndedReason;
  if (status === 'FETCH_ERROR') return messages.unreachableReason;
  return messages.failedReason;
}
