import { describe, expect, it, vi } from 'vitest';
import { runBatches } from './runBatches.ts';

describe('runBatches', () => {
  it('sends the batches in order', async () => {
    const answers: string[] = [];
    const run = await runBatches([1, 2], {
      send: async (batch) => `answer ${batch}`,
      onAnswer: (batch, answer) => answers.push(`${batch}: ${answer}`),
    });
    expect(answers).toEqual(['1: answer 1', '2: answer 2']);
    expect(run).toEqual({ left: [] });
  });

  it('waits as long as a 429 answer asks for', async () => {
    const send = vi.fn(async () => 'done').mockRejectedValueOnce({ status: 429, retryAfterSeconds: 7 });
    const pause = vi.fn(async () => undefined);
    await runBatches([1], { send, onAnswer: () => undefined, pause });
    expect(send).toHaveBeenCalledTimes(2);
    expect(pause.mock.calls).toEqual([[7]]);
  });

  it('stops at the first failed call and returns the remaining batches', async () => {
    const error = { status: 503 };
    const send = vi
      .fn(async () => 'done')
      .mockResolvedValueOnce('done')
      .mockRejectedValueOnce(error);
    expect(await runBatches([1, 2, 3], { send, onAnswer: () => undefined })).toEqual({ left: [2, 3], error });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stops when it is cancelled', async () => {
    const sent: number[] = [];
    const run = await runBatches([1, 2], {
      send: async (batch) => sent.push(batch),
      onAnswer: () => undefined,
      isCancelled: () => sent.length === 1,
    });
    expect(run).toEqual({ left: [2] });
  });
});
