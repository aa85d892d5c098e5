import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopAlias } from '@bookstore/shop-kit/folder';
import { startVitest } from 'vitest/node';
import { emulatorEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { checkMemoryGrowth, type Sample } from './memory.ts';
import { type OperatorContext, runDoctor } from './operator.ts';
import type { Findings } from './outages.ts';

interface Check {
  name: string;
  holds: boolean;
  details: string;
}

interface LogLine {
  at: number;
  line: string;
}

const UNHANDLED = /unhandled|uncaught/i;
/** Output of the functions emulator when an instance ends. */
const KILLED = /Your function was killed/;
/** A killed instance leaves locks; the retried event ends another instance. */
const RETRY_REQUEST = /functions: Error: 10 ABORTED: Transaction lock timeout/;

export function createLogWatch(): { take(line: string): void; unhandled: readonly LogLine[] } {
  const unhandled: LogLine[] = [];
  let expectedEnds = 0;
  return {
    unhandled,
    take(line) {
      if (RETRY_REQUEST.test(line)) expectedEnds += 1;
      else if (KILLED.test(line) && expectedEnds > 0) expectedEnds -= 1;
      else if (UNHANDLED.test(line)) unhandled.push({ at: Date.now(), line });
    },
  };
}

/** Runs afterwards.check.ts. */
async function checkCounts({ testEnvironment, ledger }: OperatorContext): Promise<Check> {
  const path = join(testEnvironment.data.folder, 'ledger.json');
  writeFileSync(path, ledger.toJson());
  Object.assign(process.env, emulatorEnvironment(), { SOAK_LEDGER: path, LOCAL_MAILBOX: testEnvironment.data.mail });
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root: ROOT,
      include: ['lab/soak/afterwards.check.ts'],
      watch: false,
      testTimeout: 600_000,
      hookTimeout: 60_000,
    },
    { resolve: { alias: shopAlias } },
  );
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const errors = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  const holds = tests.length > 0 && passed === tests.length && errors === 0;
  return { name: 'all counts agree', holds, details: `${passed} of ${tests.length} hold` };
}

async function checkData(operator: OperatorContext): Promise<Check> {
  const findings = await runDoctor(operator);
  const reverted = operator.ledger.revertedOrders.length;
  const details = `no findings; the restore reverted ${reverted} orders with newer invoices`;
  return { name: 'npm run doctor -- --data', holds: findings.length === 0, details: findings.join('\n') || details };
}

function checkCalls({ shop }: OperatorContext, findings: Findings): Check {
  const all = findings.all().map(([finding, times]) => `${times} × ${finding}`);
  const { calls, failedWhileDown } = shop.traffic;
  const details = all.join('\n') || `${calls} calls, ${failedWhileDown} failed while something was down`;
  return { name: 'no failure while nothing was down', holds: all.length === 0, details };
}

function checkLog({ outages }: OperatorContext, unhandled: readonly LogLine[]): Check {
  const isExpected = ({ at, line }: LogLine) => KILLED.test(line) && outages.during(at, at).includes('function');
  const wrong = unhandled.filter((one) => !isExpected(one)).map(({ line }) => line);
  const details = wrong.slice(0, 5).join('\n') || 'none';
  return { name: 'no unhandled error in the log', holds: wrong.length === 0, details };
}

const round = (value: number) => `${Math.round(value)} MB`;

function checkMemory(samples: readonly Sample[], duration: number): Check[] {
  return checkMemoryGrowth(samples, duration).map(({ name, secondThird, lastThird, limit, holds }) => ({
    name: `memory of ${name}`,
    holds,
    details: `${round(secondThird)} in the second third, ${round(lastThird)} in the last, at most ${round(limit)}`,
  }));
}

interface Evidence {
  findings: Findings;
  samples: readonly Sample[];
  duration: number;
  unhandled: readonly LogLine[];
}

/** @returns whether all checks passed */
export async function checkAll(operator: OperatorContext, evidence: Evidence): Promise<boolean> {
  const checks = [
    await checkCounts(operator),
    await checkData(operator),
    checkCalls(operator, evidence.findings),
    checkLog(operator, evidence.unhandled),
    ...checkMemory(evidence.samples, evidence.duration),
  ];
  const columnWidth = Math.max(...checks.map(({ name }) => name.length));
  console.log();
  for (const { name, holds, details } of checks)
    console.log(`${holds ? '✓' : '✗'} ${name.padEnd(columnWidth)}   ${details}`);
  return checks.every(({ holds }) => holds);
}
