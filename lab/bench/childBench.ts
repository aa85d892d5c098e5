import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/paths.ts';
import { runScript } from '../../tools/lib/processes.ts';
import type { Findings } from './report.ts';

/** A benchmark of another workspace, which measures itself and writes what it found. @param script from the root */
export async function runChildBench(script: string, args: string[] = []): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'bookstore-bench-'));
  const file = join(folder, 'findings.json');
  try {
    const { code, output } = await runScript(join(ROOT, script), ['--json', file, ...args]);
    if (code !== 0) throw new Error(output);
    return JSON.parse(await readFile(file, 'utf8')) as Findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
