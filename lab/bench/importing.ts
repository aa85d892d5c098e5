import { randomUUID } from 'node:crypto';
import type { ImportAnswer, ImportRow } from '@bookstore/contract/api/bookImport';
import type { BookImports, UndonePart } from '@bookstore/contract/api/bookImports';
import { apiPaths } from '@bookstore/contract/api/paths';
import { toCsvRow } from '@bookstore/contract/bookFiles/csvCells';
import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { CATEGORIES } from '@bookstore/contract/constants';
import { sleep } from '../../tools/lib/processes.ts';
import { planImport, runImport } from '../../web/src/admin/books/file/fileImport.ts';
import { callJson, logIn } from './calls.ts';
import { atMost, type Findings } from './report.ts';
import type { BenchOptions, Server } from './services.ts';

const ROWS = 5_000;
const QUICK_ROWS = 500;
/** The import changes books, so it has its own project. */
const BOOKS = 1_000;
const SECONDS = 15;

const HEADING = ['_id', 'title', 'author', 'description', 'category', 'newPrice', 'oldPrice', 'isbn', 'stock'];
const DESCRIPTION = 'Sand, worms and a house that falls. '.repeat(20);

function makeFile(rows: number, price: string): Uint8Array {
  const lines = Array.from({ length: rows }, (_, index) => {
    const category = CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0];
    const [title, author] = [`Imported ${index} of many words`, `Author ${index % 700}`];
    return toCsvRow([`import-${index}`, title, author, DESCRIPTION, category, price, '20.00', '', '3']);
  });
  return new TextEncoder().encode(toCsvRow(HEADING) + lines.join(''));
}

function importOptions(server: Server, token: string) {
  const key = randomUUID();
  return {
    send: async (rows: readonly ImportRow[], dryRun: boolean) => {
      const body = { rows, dryRun, ...(!dryRun && { import: { key, file: 'bench.csv' } }) };
      const { answer } = await callJson<ImportAnswer>(server, 'POST', apiPaths.bookImport, { token, body });
      return answer.results;
    },
    onProgress: () => undefined,
    pause: (seconds: number) => sleep(seconds * 1_000),
    isCancelled: () => false,
  };
}

async function undoLatest(server: Server, token: string): Promise<void> {
  const { answer } = await callJson<BookImports>(server, 'GET', apiPaths.bookImports, { token });
  const [latest] = answer.imports;
  if (!latest) throw new Error('The shop lists no import.');
  for (let part = latest.parts; part > 0; part -= 1)
    await callJson<UndonePart>(server, 'POST', apiPaths.undoImport(latest._id), { token, body: { part } });
}

/** Imports as the dashboard does: read, compare, import, import new prices, undo. */
export async function benchImport({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const services = await open();
  const server = await services.startShop(await services.projectWith(BOOKS));
  const count = isQuick ? QUICK_ROWS : ROWS;
  const seconds = new Map<string, number>();
  const measure = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    seconds.set(name, (performance.now() - start) / 1_000);
    return result;
  };
  try {
    const token = await logIn(server);
    for (const [kind, price] of [
      ['new', '9.50'],
      ['changed', '8.50'],
    ] as const) {
      const options = importOptions(server, token);
      const file = await measure(`read a file of ${kind} books`, () => readBookFile(makeFile(count, price)));
      const plan = await measure(`compare ${kind} books`, () => planImport(file, options));
      const report = await measure(`import ${kind} books`, () => runImport(plan?.rows ?? [], options));
      if (report.added + report.changed !== count) throw new Error(report.stopped ?? 'Not all rows were imported.');
    }
    await measure('undo the import of changed books', () => undoLatest(server, token));
    const rows = count.toLocaleString('en-US');
    const goal = (name: string) =>
      atMost(`${rows} rows: ${name}`, (SECONDS * count) / ROWS, seconds.get(name) ?? Number.NaN, 's');
    return {
      tables: [
        {
          title: `A file of ${rows} books`,
          columns: ['', 's', 'rows/s'],
          rows: [...seconds].map(([name, time]) => [name, time, count / time]),
        },
      ],
      goals: [goal('import new books'), goal('import changed books')],
    };
  } finally {
    await server.stop();
  }
}
