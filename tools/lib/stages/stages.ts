import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageFaults } from '../../../messages/check.ts';
import { missingRows } from '../acceptance.ts';
import { PORTS } from '../addresses.ts';
import { findOtherBrowser, HOW_TO_INSTALL } from '../browsers.ts';
import { emulatorEnvironment, toolEnvironment } from '../environment.ts';
import { findViolations } from '../imports.ts';
import { staleOpenApi } from '../openapi.ts';
import { ROOT, TEST_RESULTS } from '../paths.ts';
import { type RunResult, run } from '../processes.ts';
import { type Counts, countPlaywright, countVitest, readCounts } from './testReports.ts';

/** Each part with its own settings, and the root's, which knows them all. */
export const TYPE_PROJECTS = [
  'shop',
  'shop-kit',
  'messages',
  'contract',
  'functions',
  'cli',
  'emulator',
  'web',
  'e2e',
  'tools',
  'lab',
  '.',
];
const TYPE_CACHE = 'node_modules/.cache/types';
const LINTED = [
  'shop',
  'shop-kit',
  'messages',
  'examples',
  'contract',
  'functions/src',
  'functions/test',
  'cli',
  'emulator/src',
  'web/src',
  'e2e',
  'tools',
  'lab',
];

/** One line of the table that `npm test` prints. */
export interface Stage {
  name: string;
  run: (signal: AbortSignal) => Promise<StageResult>;
}

export interface StageResult extends Counts {
  /** Shown when something failed. */
  output: string;
}

/** A command that counts as one test. */
const oneTest = ({ code, output }: RunResult): StageResult => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

/**
 * Compilers and linters written in Go, beside so much else at the same time: one thread each, and more
 * memory instead of collecting it often. Half the processor time.
 */
const ONE_GO_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

/** Several commands that count as one test and run at the same time. */
async function together(commands: [string, string[]][], signal: AbortSignal): Promise<StageResult> {
  const environment = toolEnvironment(ONE_GO_THREAD);
  const results = await Promise.all(commands.map(([command, rest]) => run(command, rest, { environment, signal })));
  const code = results.every((result) => result.code === 0) ? 0 : 1;
  return oneTest({ code, output: results.map(({ output }) => output).join('') });
}

/**
 * The arguments of `tsc` for one project. It keeps what it found with a hash of every file that it read, those of
 * dependencies and the options among them, and checks again only what these reach: a third of the work.
 */
export const typeCheck = (project: string): string[] => [
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  join(ROOT, TYPE_CACHE, `${project === '.' ? 'root' : project}.tsbuildinfo`),
  // All projects are checked at once, and several checkers of one would infer the same types again.
  '--singleThreaded',
];

export const types: Stage = {
  name: 'types',
  run: (signal) =>
    together(
      TYPE_PROJECTS.map((project): [string, string[]] => ['tsc', typeCheck(project)]),
      signal,
    ),
};

export const lint: Stage = {
  name: 'lint',
  run: (signal) =>
    together(
      [
        ['biome', ['check', '--error-on-warnings', '.']],
        ['oxlint', ['--type-aware', '--deny-warnings', ...LINTED]],
      ],
      signal,
    ),
};

export const arrows: Stage = {
  name: 'arrows',
  run: () => {
    const violations = findViolations(ROOT);
    return Promise.resolve(oneTest({ code: violations.length === 0 ? 0 : 1, output: violations.join('\n') }));
  },
};

/** Every language has every message, and each is shown somewhere. */
export const messages: Stage = {
  name: 'messages',
  run: async () => {
    const faults = await messageFaults();
    return oneTest({ code: faults.length === 0 ? 0 : 1, output: faults.join('\n') });
  },
};

/** Every row of the acceptance list is named by a test. */
export const rows: Stage = {
  name: 'rows',
  run: () => {
    const { sentences } = missingRows(ROOT);
    return Promise.resolve(oneTest({ code: sentences.length === 0 ? 0 : 1, output: sentences.join('\n') }));
  },
};

/** The description of the API is what the contract says. */
export const openapi: Stage = {
  name: 'description of the API',
  run: () => {
    const problem = staleOpenApi();
    return Promise.resolve(oneTest({ code: problem === undefined ? 0 : 1, output: problem ?? '' }));
  },
};

/** What the browser loads stays within its budgets of bytes. Needs the built web app. */
export const bytes: Stage = {
  name: 'budgets of bytes',
  run: async (signal) => oneTest(await run('node', ['web/budgets.ts'], { signal })),
};

/** A fresh place for a report, so that an old one is never counted. */
function reportPath(name: string): string {
  mkdirSync(TEST_RESULTS, { recursive: true });
  const path = join(TEST_RESULTS, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

async function vitest(
  name: string,
  options: string[],
  signal: AbortSignal,
  environment = toolEnvironment(),
): Promise<StageResult> {
  const report = reportPath(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run('vitest', ['run', ...options, ...reporters], { environment, signal });
  return { ...readCounts(report, countVitest, code), output };
}

/** The tests of a folder by a configuration of its own. Vitest reads a relative path now from here, now from the folder. */
const configured = (folder: string, config: string): string[] => [
  '--root',
  folder,
  '--config',
  join(ROOT, folder, config),
];

/** Several runs as one stage. */
function sumOf(results: readonly StageResult[]): StageResult {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: results.flatMap(({ failures = [] }) => failures),
    output: results.map(({ output }) => output).join('\n'),
  };
}

/** Several runs that count as one stage and go on at the same time. */
async function sideBySide(runs: readonly Promise<StageResult>[]): Promise<StageResult> {
  return sumOf(await Promise.all(runs));
}

/**
 * The tests beside the code, the API against a Firestore emulator in process among them. Vitest would take one project
 * after the other; the web's are all work and the others partly wait, so they run side by side. One worker loads jsdom
 * and React once. Vitest leaves a processor free, which is half of a small machine; projects read how many to use from
 * the command line only.
 */
export const unit: Stage = {
  name: 'unit and API in process',
  run: (signal) =>
    sideBySide([
      vitest('unit-functions', ['--project=functions', '--maxWorkers=100%'], signal),
      vitest('unit', ['--project=!web', '--project=!functions', '--maxWorkers=50%'], signal),
      vitest('unit-web', ['--project=web', '--maxWorkers=1'], signal),
    ]),
};

const slowOnes = (folder: string, signal: AbortSignal) =>
  vitest(`slow-${folder}`, configured(folder, 'vitest.slow.config.ts'), signal);

/** The operator's commands and emulators as processes, which are started and killed. They mostly wait, and need no build. */
export const commandsAndEmulators: Stage = {
  name: 'commands and emulators',
  run: (signal) => sideBySide([slowOnes('cli', signal), slowOnes('emulator', signal)]),
};

/**
 * Generated bodies against every call, checkouts while the network fails and processes are killed, what is uploaded and
 * served. Needs the builds.
 */
export const faults: Stage = { name: 'faults', run: (signal) => slowOnes('functions', signal) };

/**
 * A whole deployment against stand-ins of Google's APIs, and the tasks of this repository as processes. Needs the builds
 * and, for one test, the fixed ports.
 */
export const deployment: Stage = { name: 'deployment and tasks', run: (signal) => slowOnes('tools', signal) };

/** The same API tests over the wire: Hosting, its rewrites and headers, the functions framework. */
export const hostedApi: Stage = {
  name: 'API through Hosting',
  run: (signal) => {
    const environment = { ...emulatorEnvironment(), API_BASE_URL: `http://127.0.0.1:${PORTS.shop}` };
    return vitest('hosted', configured('functions', 'vitest.hosted.config.ts'), signal, environment);
  },
};

/** What has to hold after a soak, in the shop that still runs. */
export const soakChecks = (environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<StageResult> =>
  vitest('soak', configured('lab/soak', 'vitest.config.ts'), signal, environment);

const playwright = async (name: string, config: string, signal: AbortSignal): Promise<StageResult> => {
  const report = reportPath(name);
  const environment = { ...emulatorEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output } = await run('playwright', ['test', '--config', config], { environment, signal });
  return { ...readCounts(report, countPlaywright, code), output };
};

export const browser: Stage = { name: 'browser', run: (signal) => playwright('browser', 'e2e', signal) };

/** Shops in other languages, which the tests build and serve themselves. */
export const languages: Stage = {
  name: 'languages',
  run: (signal) => playwright('languages', 'e2e/languages', signal),
};

/** The customer's and the admin's journeys, in every browser that is here; it says which are not. */
export const journeys: Stage = {
  name: 'journeys',
  run: (signal) => {
    const absent = (['firefox', 'webkit'] as const).filter((engine) => findOtherBrowser(engine) === undefined);
    for (const engine of absent) console.log(`${engine}: not installed; ${HOW_TO_INSTALL[engine]}`);
    const required = (process.env.REQUIRED_BROWSERS ?? '').split(',');
    const missing = absent.filter((engine) => required.includes(engine));
    if (missing.length === 0) return playwright('journeys', 'e2e/journeys', signal);
    return Promise.resolve({ passed: 0, failed: 1, output: `Required and not installed: ${missing.join(', ')}` });
  },
};
