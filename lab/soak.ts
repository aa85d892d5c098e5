import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '@bookstore/contract/test/random';
import { buildOutdated } from '../tools/lib/build.ts';
import { emulatorEnvironment } from '../tools/lib/environment.ts';
import { parseOptions, TEXT } from '../tools/lib/options.ts';
import { ROOT, TEST_RESULTS } from '../tools/lib/paths.ts';
import { sleep } from '../tools/lib/processes.ts';
import { SAMPLE_ADMIN } from '../tools/lib/samples.ts';
import { ensurePortsFree, STACK_PORTS } from '../tools/lib/stack/stack.ts';
import { aborted, listenForStop } from '../tools/lib/stopSignal.ts';
import { runTask } from '../tools/lib/task.ts';
import { type AdminContext, fillShelf } from './soak/adminContext.ts';
import { logIn, runAdmin } from './soak/admins.ts';
import { checkAll, createLogWatch } from './soak/checks.ts';
import { type CustomerContext, visit } from './soak/customers.ts';
import { openTestEnvironment, type TestEnvironment } from './soak/environment.ts';
import { createLedger } from './soak/ledger.ts';
import { createSampler, INSPECTOR_PORT, type Sample } from './soak/memory.ts';
import { awaitMails, type OperatorContext, operate } from './soak/operator.ts';
import { createFindings, createOutages, type Findings } from './soak/outages.ts';
import { createPauseGate } from './soak/pauseGate.ts';
import { createShopClient } from './soak/shopClient.ts';

/** The maximum is below an admin's session of one hour. */
const MINUTES = { min: 1, default: 30, max: 55 };
const MAX_SEED = 2 ** 31;
const MINUTE_MS = 60_000;
const SAMPLE_MS = 10_000;
/** Each concurrent customer costs the functions emulator a process. */
const CUSTOMERS_AT_ONCE = 5;
const SECOND_ADMIN = { username: 'second', password: 'second-password' };

const HELP = `npm run soak -- [options]

Runs the whole shop under load with new data in a temporary folder: customers and two admins work, the functions and
Firestore are killed at random times, and a backup is restored in the middle. At the end all data is
compared with what customers and admins recorded (lab/README.md). Exits with 0 if all checks pass.

  --minutes N   from ${MINUTES.min} to ${MINUTES.max}, ${MINUTES.default} by default; start and checks take two more minutes
  --seed N      repeat the random decisions of a run with this seed
  --help        print this help

Needs the fixed ports and port ${INSPECTOR_PORT}; stop the shop first. The output of the stack is in test-results/soak.log.
`;

const print = (line: string) => console.log(`  ${line}`);

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

async function createSecondAdmin(): Promise<void> {
  const { username, password } = SECOND_ADMIN;
  const path = join(ROOT, 'cli', 'src', 'commands', 'createAdmin.ts');
  const command = spawn(process.execPath, [path, username], {
    env: emulatorEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  command.stdin.end(`${password}\n`);
  const [code] = (await once(command, 'close')) as [number];
  if (code !== 0) throw new Error('The second admin could not be created.');
}

async function createAdmins(
  { shop, ledger, counting }: Omit<AdminContext, 'token' | 'shelf' | 'username'>,
  random: Random,
) {
  await createSecondAdmin();
  const create = async ({ username, password }: typeof SAMPLE_ADMIN): Promise<AdminContext> => {
    const token = await logIn(shop, username, password);
    return { shop, ledger, username, token, counting, shelf: await fillShelf(shop, token, random.fork(), ledger) };
  };
  return [await create(SAMPLE_ADMIN), await create(SECOND_ADMIN)] as const;
}

type People = Pick<OperatorContext, 'shop' | 'ledger' | 'shopping'> & {
  findings: Findings;
  admins: readonly AdminContext[];
};

async function runWorkload(people: People, random: Random, isOver: () => boolean): Promise<void> {
  const { shop, ledger, shopping, findings, admins } = people;
  const repeat = async (name: string, task: () => Promise<void>) => {
    while (!isOver()) {
      await shopping
        .pass(() => (isOver() ? Promise.resolve() : task()))
        .catch((error: unknown) => {
          if (!isOver()) findings.add(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          return sleep(1_000);
        });
    }
  };
  const context: CustomerContext = { shop, ledger, known: [] };
  const customers = Array.from({ length: CUSTOMERS_AT_ONCE }, () => {
    const ownRandom = random.fork();
    return repeat('customer', () => visit(context, ownRandom));
  });
  const working = admins.map((admin) => {
    const ownRandom = random.fork();
    return repeat('admin', async () => {
      await runAdmin(admin, ownRandom);
      // Stays below the rate limit.
      await sleep(900 + ownRandom.below(900));
    });
  });
  await Promise.all([...customers, ...working]);
}

const megabytes = (value: number | null) => (value === null ? '–' : `${Math.round(value)} MB`);

async function watch(operator: OperatorContext, samples: Sample[], isOver: () => boolean): Promise<void> {
  const { shop, ledger, testEnvironment } = operator;
  const takeSample = createSampler();
  const start = Date.now();
  for (let next = SAMPLE_MS; !isOver(); next += SAMPLE_MS) {
    while (Date.now() - start < next && !isOver()) await sleep(100);
    const sample = await takeSample(Date.now() - start, ledger.orderCount());
    samples.push(sample);
    const { calls, failedWhileDown } = shop.traffic;
    const columns = [
      `minute ${(sample.at / MINUTE_MS).toFixed(1).padStart(5)}`,
      `${calls} calls`,
      `${sample.orders} orders`,
      `${failedWhileDown} failed while down`,
      `function ${megabytes(sample.oldest)} (all ${megabytes(sample.functions)})`,
      `Firestore ${megabytes(sample.firestore)}`,
      `${testEnvironment.events.waiting()} events waiting`,
    ];
    print(columns.join('   '));
  }
}

/** @returns whether all checks passed */
async function soak(
  testEnvironment: TestEnvironment,
  { minutes, seed }: { minutes: number; seed: number },
  signal: AbortSignal,
  unhandled: ReturnType<typeof createLogWatch>['unhandled'],
): Promise<boolean> {
  const random = createRandom(seed);
  const [outages, findings, ledger] = [createOutages(), createFindings(print), createLedger()];
  const [shopping, counting] = [createPauseGate(), createPauseGate()];
  const shop = createShopClient(outages, findings, signal);
  const admins = await createAdmins({ shop, ledger, counting }, random.fork());
  const adminToken = admins[0].token;
  const operator = { testEnvironment, shop, outages, ledger, shopping, counting, adminToken, say: print, signal };

  const duration = minutes * MINUTE_MS;
  const end = Date.now() + duration;
  const failure = new AbortController();
  const isOver = () => signal.aborted || failure.signal.aborted || Date.now() >= end;
  const samples: Sample[] = [];
  await Promise.all([
    runWorkload({ shop, ledger, shopping, findings, admins }, random.fork(), isOver),
    operate(operator, duration, random.fork(), isOver).catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
    watch(operator, samples, isOver),
  ]);
  if (signal.aborted) return false;
  print('closed; waiting for the last mails');
  print(`${await awaitMails(operator)} mails whose event was lost were sent again`);
  const holds = await checkAll(operator, { findings, samples, duration, unhandled });
  const result = holds ? 'Everything holds' : 'Not everything holds';
  console.log(`\n${result}: ${minutes} minutes, seed ${seed}, ${ledger.orderCount()} orders, ${outages.count()} kills`);
  return holds;
}

await runTask(HELP, async () => {
  const { values } = parseOptions({ options: { minutes: TEXT, seed: TEXT } });
  const { minutes = String(MINUTES.default), seed = String(randomInt(MAX_SEED)) } = values;
  const options = {
    minutes: wholeNumber('minutes', minutes, MINUTES.min, MINUTES.max),
    seed: wholeNumber('seed', seed, 0, MAX_SEED - 1),
  };
  const stop = listenForStop();
  await ensurePortsFree([...STACK_PORTS, { port: INSPECTOR_PORT, name: "Node's inspector" }]);
  await buildOutdated(console.log);
  mkdirSync(TEST_RESULTS, { recursive: true });
  const log = createWriteStream(join(TEST_RESULTS, 'soak.log'));
  const logWatch = createLogWatch();
  const onLine = (line: string) => {
    log.write(`${line}\n`);
    logWatch.take(line);
  };
  console.log(`${options.minutes} minutes, seed ${options.seed}`);
  const testEnvironment = await openTestEnvironment(onLine, stop.signal);
  try {
    const running = soak(testEnvironment, options, stop.signal, logWatch.unhandled);
    const holds = await Promise.race([running, aborted(stop.signal).then(() => false)]);
    return stop.signal.aborted ? stop.exitCode() : holds ? 0 : 1;
  } finally {
    await testEnvironment.close();
    log.end();
  }
});
