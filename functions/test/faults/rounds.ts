import { randomInt } from 'node:crypto';
import { createRandom, type Random } from '@bookstore/contract/test/random';

const { FAULT_SEED, FAULT_ROUNDS } = process.env;

/** FAULT_SEED repeats a run. */
const FIRST_SEED = FAULT_SEED === undefined ? randomInt(2 ** 31) : Number(FAULT_SEED);

/**
 * Runs FAULT_ROUNDS or `defaultRounds` seeds. A seed fixes decisions but not scheduling, so rare failures may need
 * repetition. @throws Error naming the failed seed
 */
export async function runRounds(defaultRounds: number, run: (random: Random) => Promise<void>): Promise<void> {
  const rounds = Number(FAULT_ROUNDS ?? defaultRounds);
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
