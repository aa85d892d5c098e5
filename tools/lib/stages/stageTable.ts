import { formatDuration } from '../print.ts';
import type { Stage, StageResult } from './stages.ts';

export interface FinishedStage extends StageResult {
  name: string;
  milliseconds: number;
}

/** Runs one stage; a stage that breaks counts as one failure. Prints its output when something failed. */
export async function runStage(stage: Stage, signal: AbortSignal): Promise<FinishedStage> {
  const started = Date.now();
  const result = await stage.run(signal).catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  const finished = { ...result, name: stage.name, milliseconds: Date.now() - started };
  if (signal.aborted) return finished;
  if (finished.failed > 0)
    console.log(`\n${'─'.repeat(20)} ${stage.name} ${'─'.repeat(20)}\n${finished.output.trim()}\n`);
  console.log(formatRow(finished));
  return finished;
}

function formatRow({ name, passed, failed, milliseconds }: FinishedStage): string {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${mark} ${name.padEnd(26)}${counts}   ${formatDuration(milliseconds)}`;
}

/** The table of all stages, each test that failed and, as the last line, the sum: "N passed, N failed". */
export function summarize(stages: readonly FinishedStage[]): { text: string; exitCode: number } {
  const sum = (key: 'passed' | 'failed') => stages.reduce((total, stage) => total + stage[key], 0);
  const failures = stages.flatMap((stage) => stage.failures ?? []);
  const lines = [
    ...stages.map(formatRow),
    '',
    ...failures.flatMap((failure) => [`✗ ${failure}`, '']),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
  const isGreen = stages.length > 0 && sum('failed') === 0;
  return { text: `\n${lines.join('\n')}`, exitCode: isGreen ? 0 : 1 };
}
