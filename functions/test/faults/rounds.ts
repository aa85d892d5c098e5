import { randomInt } from 'node:crypto';
import { createRandom, type Random } from '@bookstore/contract/test/random';

const { FAULT_SEED, FAULT_ROUNDS } = process.env;

/** Another one each time, so that every run looks elsewhere; FAULT_SEED names one. */
const FIRST_SEED = FAULT_SEED === undefined ? randomInt(2 ** 31) : Number(FAULT_SEED);

/**
 * Runs something with one seed after the other: as often as FAULT_ROUNDS says, or `usual` times.
 * A seed fixes what is decided, not how the machine schedules it: a rare failure may take some repetitions.
 * @throws Error that names the seed with which it failed.
 */
export async function inRounds(usual: number, run: (random: Random) => Promise<void>): Promise<void> {
  const rounds = Number(FAULT_ROUNDS ?? usual);
  for (let round = 0; round < rounds; round += 1) {
    const seed = FIRST_SEED + round;
    try {
      await run(createRandom(seed));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`FAULT_SEED=${seed} repeats this: ${reason}`, { cause: error });
    }
  }
}
