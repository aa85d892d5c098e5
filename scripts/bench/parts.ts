import { benchApi } from './api.ts';
import { benchBytes } from './bytes.ts';
import { runChildBench } from './childBench.ts';
import { benchCold } from './cold.ts';
import type { Findings } from './report.ts';
import { benchWeb } from './web.ts';

interface Part {
  name: string;
  purpose: string;
  /** Measures what is built, not the sources. */
  needsBuild: boolean;
  run: (options: { isQuick: boolean }) => Promise<Findings>;
}

/** In the order in which they run: what needs the whole machine before what does not. */
export const PARTS: Part[] = [
  {
    name: 'api',
    purpose: 'calls a second beside two floors, and what they cost at 24 to 24,000 books',
    needsBuild: true,
    run: benchApi,
  },
  { name: 'cold', purpose: 'from the start of the process to the first answer', needsBuild: true, run: benchCold },
  { name: 'bytes', purpose: 'what the browser loads, against the budgets', needsBuild: true, run: benchBytes },
  { name: 'web', purpose: 'the home page on a slow phone, and Lighthouse', needsBuild: true, run: benchWeb },
  {
    name: 'search',
    purpose: 'a key press in the header’s search with 10,000 books',
    needsBuild: false,
    run: () => runChildBench('web/bench/search.ts'),
  },
  {
    name: 'emulator',
    purpose: 'the Firestore emulator with 10,000 documents',
    needsBuild: false,
    run: ({ isQuick }) => runChildBench('emulator/bench/bench.ts', isQuick ? ['--documents', '2000'] : []),
  },
];
