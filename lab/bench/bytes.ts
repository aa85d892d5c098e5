import { join } from 'node:path';
import { ROOT } from '../../tools/lib/paths.ts';
import { runScript } from '../../tools/lib/processes.ts';
import { atMost, type Findings } from './report.ts';

interface Budget {
  name: string;
  limit: number;
  size: number;
}

/** What the browser loads, against web/budgets.ts. */
export async function benchBytes(): Promise<Findings> {
  // It ends with 1 when a budget is passed, and prints its figures all the same.
  const { output } = await runScript(join(ROOT, 'web', 'budgets.ts'), ['--json']);
  if (!output.startsWith('[')) throw new Error(output);
  const budgets = JSON.parse(output) as Budget[];
  return {
    tables: [
      {
        title: 'Bytes, kB gzip',
        columns: ['', 'size', 'budget', 'room'],
        rows: budgets.map(({ name, size, limit }) => [name, size.toFixed(1), limit, (limit - size).toFixed(1)]),
      },
    ],
    goals: budgets.map(({ name, size, limit }) => atMost(name, limit, size, 'kB')),
  };
}
