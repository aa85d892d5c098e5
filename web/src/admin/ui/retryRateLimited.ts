import * as messages from '@bookstore/messages/dashboard';
import type { BatchError } from '../../api/adminBooksApi.ts';

export type Pause = (seconds: number) => Promise<void>;

export const pauseFor: Pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Repeats a call after each 429 answer. @throws other errors of the call */
export async function retryRateLimited<Answer>(call: () => Promise<Answer>, pause = pauseFor): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const { status, retryAfterSeconds } = error as Partial<BatchError>;
      if (status !== 429) throw error;
      await pause(retryAfterSeconds ?? 1);
    }
  }
}

export function failureReason(error: unknown): string {
  const { status } = error as Partial<BatchError>;
  if (status === 401 || status === 403) return messages.yourSessionHasEndedLogIn;
  if (status === 'FETCH_ERROR') return messages.theShopCouldNotBeReached;
  return messages.theShopCouldNotDoIt;
}
