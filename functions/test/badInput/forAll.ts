import fc from 'fast-check';

/** FC_RUNS increases it. */
export const RUNS = Number(process.env.FC_RUNS ?? 80);

/** Fixed, so that all machines try the same cases; FC_SEED changes it. */
const SEED = Number(process.env.FC_SEED ?? 20_261_120);

/** Skips shrinking, for mutation tests. */
const endOnFailure = process.env.FC_END_ON_FAILURE === 'true';

export async function forAll<Case>(
  cases: fc.Arbitrary<Case>,
  holds: (example: Case) => Promise<void>,
  runs = RUNS,
): Promise<void> {
  await fc.assert(fc.asyncProperty(cases, holds), { numRuns: runs, seed: SEED, endOnFailure });
}

/** A second per call, so that rate limits do not apply. */
export function tickingClock(): () => Date {
  let now = Date.now();
  return () => {
    now += 1_000;
    return new Date(now);
  };
}
