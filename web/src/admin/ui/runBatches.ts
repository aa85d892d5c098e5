import { type Pause, pauseFor } from '../../lib/retryCall.ts';
import { retryRateLimited } from './retryRateLimited.ts';

interface Options<Batch, Answer> {
  send: (batch: Batch) => Promise<Answer>;
  onAnswer: (batch: Batch, answer: Answer) => void;
  isCancelled?: () => boolean;
  pause?: Pause | undefined;
}

/** `error` stopped the run; undefined if it was cancelled or is complete. */
interface BatchRun<Batch> {
  left: readonly Batch[];
  error?: unknown;
}

/** Sends a batch again after a 429 answer. Stops at the first failed call. */
export async function runBatches<Batch, Answer>(
  batches: readonly Batch[],
  { send, onAnswer, isCancelled = () => false, pause }: Options<Batch, Answer>,
): Promise<BatchRun<Batch>> {
  for (const [index, batch] of batches.entries()) {
    if (isCancelled()) return { left: batches.slice(index) };
    try {
      onAnswer(batch, await retryRateLimited(() => send(batch), pause));
    } catch (error) {
      return { left: batches.slice(index), error };
    }
  }
  return { left: [] };
}

/** Shows the seconds of a pause; 0 at its end. */
export const pauseShown =
  (show: (progress: { waitSeconds: number }) => void): Pause =>
  async (waitSeconds) => {
    show({ waitSeconds });
    await pauseFor(waitSeconds);
    show({ waitSeconds: 0 });
  };
