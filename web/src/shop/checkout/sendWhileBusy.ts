import { problemOf } from '../../api/problem.ts';

const MOST_TRIES = 3;
/** Of those who are told to wait equally long not all shall come back at once. */
const SPREAD_MS = 2000;

interface Waiting {
  /** Answers false where the next try is not wanted any more. */
  pause: (ms: number) => Promise<boolean>;
  random: () => number;
}

/** Sends an order, and again where the shop was too busy to write anything, after the time that it asks for. Answers the last answer. */
export async function sendWhileBusy<Answer extends { error?: unknown }>(
  send: () => Promise<Answer>,
  { pause, random }: Waiting,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const problem = problemOf(answer.error);
    if (problem?.code !== 'busy' || tries === MOST_TRIES) return answer;
    const isWanted = await pause((problem.retryAfterSeconds ?? 1) * 1000 + random() * SPREAD_MS);
    if (!isWanted) return answer;
  }
}
