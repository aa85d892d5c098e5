import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '@bookstore/contract/test/random';
import { buildWhatChanged } from '../tools/lib/build.ts';
import { TEST_RESULTS } from '../tools/lib/paths.ts';
import { sleep } from '../tools/lib/processes.ts';
import { ensurePortsFree, STACK_PORTS } from '../tools/lib/stack/stack.ts';
import { aborted, listenForStop } from '../tools/lib/stopSignal.ts';
import { runTask } from '../tools/lib/task.ts';
import { checkAll, toTable } from './soak/checks.ts';
import { createFindings } from './soak/findings.ts';
import { createLedger } from './soak/ledger.ts';
import { INSPECTOR_PORT } from './soak/liveMemory.ts';
import { createLogWatch, type LogLine } from './soak/logWatch.ts';
import type { Sample } from './soak/memory.ts';
import { backUp, killFirestore, killFunctions, type OperatorContext, restore } from './soak/operator.ts';
import { HELP, parseSoakOptions, type SoakOptions } from './soak/options.ts';
import { createOutages } from './soak/outages.ts';
import { createPauseGate } from './soak/pauseGate.ts';
import { engageAdmins, letEverybodyIn } from './soak/people.ts';
import { planTasks } from './soak/plan.ts';
import { createSampler, toLine } from './soak/sampler.ts';
import { settleMails } from './soak/settle.ts';
import { createShopClient } from './soak/shopClient.ts';
import { openTestEnvironment, type TestEnvironment } from './soak/testEnvironment.ts';

const MINUTE_MS = 60_000;
const SAMPLE_MS = 10_000;
const THIRD = 1 / 3;

const say = (line: string) => console.log(`  ${line}`);

/** What the operator does in the meantime, one task after the other. */
async function operate(
  operator: OperatorContext,
  duration: number,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const began = Date.now();
  let folder = '';
  for (const { at, task } of planTasks(duration, random)) {
    while (Date.now() - began < at && !isOver()) await sleep(100);
    if (isOver()) return;
    // From then on one instance is left to grow old.
    const sparesOldest = at > duration * THIRD;
    if (task === 'kill functions') await killFunctions(operator, { sparesOldest });
    if (task === 'kill Firestore') await killFirestore(operator, random);
    if (task === 'back up') folder = await backUp(operator);
    if (task === 'restore') await restore(operator, folder);
  }
}

/** Looks every ten seconds, and says so. */
async function watch(
  { shop, ledger, testEnvironment }: OperatorContext,
  samples: Sample[],
  isOver: () => boolean,
): Promise<void> {
  const takeSample = createSampler();
  const began = Date.now();
  for (let next = SAMPLE_MS; !isOver(); next += SAMPLE_MS) {
    while (Date.now() - began < next && !isOver()) await sleep(100);
    const sample = await takeSample(Date.now() - began, ledger.orders());
    samples.push(sample);
    say(toLine(sample, shop.traffic, testEnvironment.eventProxy.underWay()));
  }
}

/** @returns whether everything held. */
async function soak(
  testEnvironment: TestEnvironment,
  { minutes, seed }: SoakOptions,
  signal: AbortSignal,
  unhandled: readonly LogLine[],
): Promise<boolean> {
  const random = createRandom(seed);
  const [outages, findings, ledger] = [createOutages(), createFindings(say), createLedger()];
  const [shopping, counting] = [createPauseGate(), createPauseGate()];
  const shop = createShopClient(outages, findings, signal);
  const place = { shop, ledger, findings, shopping, counting };
  const admins = await engageAdmins(place, random.fork());
  const adminToken = () => admins[0]?.token ?? '';
  const operator: OperatorContext = {
    testEnvironment,
    shop,
    outages,
    ledger,
    shopping,
    counting,
    adminToken,
    say,
    signal,
  };

  const duration = minutes * MINUTE_MS;
  const closesAt = Date.now() + duration;
  // Where the operator fails, nobody need come any more.
  const failure = new AbortController();
  const isOver = () => signal.aborted || failure.signal.aborted || Date.now() >= closesAt;
  const samples: Sample[] = [];
  await Promise.all([
    letEverybodyIn(place, admins, random.fork(), isOver),
    operate(operator, duration, random.fork(), isOver).catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
    watch(operator, samples, isOver),
  ]);
  if (signal.aborted) return false;
  say('closed; waiting for the last mails');
  say(`${await settleMails(operator)} mails were sent by hand, of which Firestore did not tell before it was killed`);
  const { text, holds } = toTable(await checkAll(operator, { findings, samples, duration, unhandled }));
  console.log(
    `\n${text}\n\n${holds ? 'Everything held' : 'Not everything held'}: ${minutes} minutes, seed ${seed}, ${ledger.orders()} orders, ${outages.count()} times something was killed`,
  );
  return holds;
}

await runTask(HELP, async () => {
  const options = parseSoakOptions(process.argv.slice(2));
  const stop = listenForStop();
  await ensurePortsFree([...STACK_PORTS, { port: INSPECTOR_PORT, name: "Node's inspector" }]);
  await buildWhatChanged(console.log);
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
