import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnvironment } from '../../tools/lib/environment.ts';
import { soakChecks } from '../../tools/lib/stages/stages.ts';
import type { Findings } from './findings.ts';
import type { LogLine } from './logWatch.ts';
import { judgeMemory, type Sample } from './memory.ts';
import { askDoctor, type OperatorContext, unexplained } from './operator.ts';

export interface Check {
  what: string;
  holds: boolean;
  /** A figure, or what was wrong. */
  says: string;
}

async function countAgain({ testEnvironment, ledger, signal }: OperatorContext): Promise<Check> {
  const path = join(testEnvironment.data.folder, 'ledger.json');
  writeFileSync(path, ledger.toJson());
  const environment = { ...emulatorEnvironment(), SOAK_LEDGER: path, LOCAL_MAILBOX: testEnvironment.data.mail };
  const { passed, failed, output } = await soakChecks(environment, signal);
  return {
    what: 'everything counted again',
    holds: failed === 0,
    says: failed === 0 ? `${passed} of ${passed} hold` : output,
  };
}

async function checkData({ ledger, signal }: OperatorContext): Promise<Check> {
  const what = 'npm run doctor -- --data';
  const others = unexplained(await askDoctor(signal), ledger.turnedBack);
  const turnedBack = `, ${ledger.turnedBack.length} orders turned back behind their invoices by the restore`;
  const says = `every document is as it should be${ledger.turnedBack.length > 0 ? turnedBack : ''}`;
  return { what, holds: others.length === 0, says: others.length === 0 ? says : others.join('\n') };
}

const round = (value: number) => `${Math.round(value)} MB`;

function checkMemory(samples: readonly Sample[], duration: number): Check[] {
  return judgeMemory(samples, duration).map(({ what, secondThird, lastThird, limit, holds }) => ({
    what: `memory of ${what}`,
    holds,
    says: `${round(secondThird)} in the second third of the time, ${round(lastThird)} in the last, at most ${round(limit)}`,
  }));
}

/** So the suite puts it that an instance was killed, which it was. */
const KILLED = /Your function was killed/;

function checkLog({ outages }: OperatorContext, unhandled: readonly LogLine[]): Check {
  const wrong = unhandled.filter(({ at, line }) => !KILLED.test(line) || !outages.during(at, at).includes('function'));
  const says = wrong.slice(0, 5).map(({ line }) => line);
  return { what: 'nothing left unhandled in the log', holds: wrong.length === 0, says: says.join('\n') || 'nothing' };
}

/** All that has to hold at the end, each with what it is. */
export async function checkAll(
  operator: OperatorContext,
  {
    findings,
    samples,
    duration,
    unhandled,
  }: { findings: Findings; samples: Sample[]; duration: number; unhandled: readonly LogLine[] },
): Promise<Check[]> {
  const { traffic } = operator.shop;
  return [
    await countAgain(operator),
    await checkData(operator),
    {
      what: 'no failure while nothing was down',
      holds: findings.count() === 0,
      says:
        findings.count() === 0
          ? `${traffic.calls} calls, of which ${traffic.failedWhileDown} failed while something was down`
          : findings
              .all()
              .map(([finding, times]) => `${times} × ${finding}`)
              .join('\n'),
    },
    checkLog(operator, unhandled),
    ...checkMemory(samples, duration),
  ];
}

/** @returns the table, and whether all of it holds. */
export function toTable(checks: readonly Check[]): { text: string; holds: boolean } {
  const width = Math.max(...checks.map(({ what }) => what.length));
  const lines = checks.map(({ what, holds, says }) => `${holds ? '✓' : '✗'} ${what.padEnd(width)}   ${says}`);
  return { text: lines.join('\n'), holds: checks.every(({ holds }) => holds) };
}
