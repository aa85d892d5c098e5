import fc from 'fast-check';

/** How many cases each property tries: FC_RUNS raises it for a longer hunt. */
export const RUNS = Number(process.env.FC_RUNS ?? 80);

/**
 * The same cases on every machine; FC_SEED tries others. A failure prints the seed and the shortest case that was found.
 */
const SEED = Number(process.env.FC_SEED ?? 20_261_120);

/** Where nobody looks at the case, as with mutants, the first that fails is enough. */
const endOnFailure = process.env.FC_END_ON_FAILURE === 'true';

/** Checks that something holds for many generated cases. */
export async function forAll<Case>(
  cases: fc.Arbitrary<Case>,
  holds: (example: Case) => Promise<void>,
  runs = RUNS,
): Promise<void> {
  await fc.assert(fc.asyncProperty(cases, holds), { numRuns: runs, seed: SEED, endOnFailure });
}

/** A clock on which one second passes with every call, so that the rate limits let all of them through. */
export function secondsPassing(): () => Date {
  let now = Date.now();
  return () => {
    now += 1_000;
    return new Date(now);
  };
}
