/** What became of a mutant, as Stryker calls it. */
export interface Outcome {
  status: string;
}

interface Score {
  /** Mutants that a test noticed, or that never came to an end. */
  noticed: number;
  /** Those and the ones that no test noticed; mutants that do not run count nowhere. */
  all: number;
  /** 0 to 100; 100 where there is no mutant. */
  percent: number;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const noticed = outcomes.filter(({ status }) => NOTICED.includes(status)).length;
  const all = noticed + outcomes.filter(({ status }) => UNNOTICED.includes(status)).length;
  return { noticed, all, percent: all === 0 ? 100 : (noticed / all) * 100 };
}
