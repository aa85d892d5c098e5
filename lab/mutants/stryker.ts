import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT, TEST_RESULTS } from '../../tools/lib/paths.ts';
import type { MutantsPart } from './parts.ts';
import type { Outcome } from './score.ts';

/** What was found before, by part: only what has changed since is tried again. */
const FOUND = 'node_modules/.cache/mutants';
/** Vitest takes nothing below node_modules for a source. */
const SANDBOX = '.data/mutants';

export interface MutantsOptions {
  concurrency: number;
  /** Only these files, as globs. */
  files?: string[];
  /** Tries everything again. */
  fresh: boolean;
}

/** Tries the tests of a part on every mutant. Prints progress and the survivors, and leaves a report. */
export function tryMutants(part: MutantsPart, { concurrency, files, fresh }: MutantsOptions): Promise<Outcome[]> {
  mkdirSync(join(ROOT, FOUND), { recursive: true });
  // The setup of the web app's tests reads it: they wait less long for what does not come.
  process.env.TRIES_MUTANTS = 'true';
  // Vitest's settings read it: files that share modules would meet such a mutant only once.
  if (part.withStatic) process.env.TRIES_STATIC_MUTANTS = 'true';
  process.env.FC_END_ON_FAILURE = 'true';
  const kept = [part.folder, ...part.beside, 'shop', 'shop-kit', 'package.json', 'tsconfig.base.json'];
  return new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: part.configFile, dir: part.testFolder ?? part.folder, related: false },
    mutate: files ?? part.mutate,
    testFiles: part.tests ?? [],
    coverageAnalysis: 'perTest',
    ignoreStatic: !part.withStatic,
    concurrency,
    incremental: true,
    incrementalFile: join(FOUND, `${part.name}.json`),
    force: fresh,
    ignorePatterns: ['/*', ...kept.map((name) => `!/${name}`), 'dist'],
    tempDirName: SANDBOX,
    // Nothing here checks types, and it would parse every file for this.
    disableTypeChecks: false,
    // It would rewrite the paths in it with an API that TypeScript 7 no longer has; nothing here reads it.
    tsconfigFile: 'none',
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    jsonReporter: { fileName: join(TEST_RESULTS, 'mutants', `${part.name}.json`) },
    htmlReporter: { fileName: join(TEST_RESULTS, 'mutants', `${part.name}.html`) },
    timeoutMS: 10_000,
    allowConsoleColors: process.stdout.isTTY,
    warnings: false,
  }).runMutationTest();
}
