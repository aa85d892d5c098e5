import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { runScript } from '../lib/processes.ts';
import type { Findings } from './report.ts';

const QUICK_DOCUMENTS = '2000';

/** The emulator's own benchmark, which measures itself through the SDK. */
export async function benchEmulator({ isQuick }: { isQuick: boolean }): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'bookstore-bench-'));
  const file = join(folder, 'findings.json');
  try {
    const args = ['--json', file, ...(isQuick ? ['--documents', QUICK_DOCUMENTS] : [])];
    const { code, output } = await runScript(join(ROOT, 'emulator', 'bench', 'bench.ts'), args);
    if (code !== 0) throw new Error(output);
    return JSON.parse(await readFile(file, 'utf8')) as Findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
