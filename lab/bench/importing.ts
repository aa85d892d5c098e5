import { randomUUID } from 'node:crypto';
import type { ImportAnswer, ImportRow } from '@bookstore/contract/api/bookImport';
import type { BookImports, UndonePart } from '@bookstore/contract/api/bookImports';
import { apiPaths } from '@bookstore/contract/api/paths';
import { toCsvRow } from '@bookstore/contract/bookFiles/csvCells';
import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { CATEGORIES } from '@bookstore/contract/constants';
import { planImport, runImport } from '../../web/src/admin/books/file/fileImport.ts';
import type { BenchOptions } from './benchServices.ts';
import { bearer, logIn } from './calls.ts';
import { atMost, type Findings } from './report.ts';
import { startShop } from './servers.ts';

const ROWS = 5_000;
const QUICK_ROWS = 500;
/** A shop that no other part measures, since it is another one afterwards. */
const BOOKS = 1_000;
const SECONDS = 15;

const HEADING = ['_id', 'title', 'author', 'description', 'category', 'newPrice', 'oldPrice', 'isbn', 'stock'];

/** Books with descriptions as long as publishers write them. @param price tells one file of the same books from another. */
function fileOf(rows: number, price: string): Uint8Array {
  const description = 'Sand, worms and a house that falls. '.repeat(20);
  const lines = Array.from({ length: rows }, (_, index) => {
    const category = CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0];
    const title = `Imported ${index} of many words`;
    return toCsvRow([
      `import-${index}`,
      title,
      `Author ${index % 700}`,
      description,
      category,
      price,
      '20.00',
      '',
      '3',
    ]);
  });
  return new TextEncoder().encode(toCsvRow(HEADING) + lines.join(''));
}

/** What the dashboard sends, without a browser around it. */
function callsTo(url: string, token: string) {
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { ...bearer(token), 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}.`), { status: answer.status });
    return (await answer.json()) as Answer;
  };
  const key = randomUUID();
  return {
    options: {
      send: async (rows: readonly ImportRow[], dryRun: boolean) => {
        const named = dryRun ? {} : { import: { key, file: 'bench.csv' } };
        return (await call<ImportAnswer>('POST', apiPaths.bookImport, { rows, dryRun, ...named })).results;
      },
      onProgress: () => undefined,
      pause: (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000)),
      isCancelled: () => false,
    },
    undo: async (): Promise<number> => {
      const [latest] = (await call<BookImports>('GET', apiPaths.bookImports)).imports;
      if (!latest) throw new Error('The shop knows of no import.');
      let restored = 0;
      for (let part = latest.parts; part > 0; part -= 1) {
        restored += (await call<UndonePart>('POST', apiPaths.undoImport(latest._id), { part })).restored;
      }
      return restored;
    },
  };
}

async function secondsOf<Result>(work: () => Result | Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { seconds: (performance.now() - start) / 1_000, result };
}

/** A file of books as the dashboard imports it: read, compared, imported, imported with other prices, and that undone. */
export async function benchImport({ isQuick, services: open }: BenchOptions): Promise<Findings> {
  const services = await open();
  const project = await services.shopOf(BOOKS);
  const server = await startShop(services, project.projectId);
  const count = isQuick ? QUICK_ROWS : ROWS;
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const token = await logIn(url, project.admin);
    const steps: [string, number][] = [];
    const measure = async <Result>(name: string, work: () => Result | Promise<Result>) => {
      const { seconds, result } = await secondsOf(work);
      steps.push([name, seconds]);
      return result;
    };
    const importFile = async (price: string, verb: string) => {
      const file = await measure(`read a file of ${verb} books`, () => readBookFile(fileOf(count, price)));
      const { options, undo } = callsTo(url, token);
      const plan = await measure(`compare ${verb} books`, () => planImport(file, options));
      const report = await measure(`import ${verb} books`, () => runImport(plan?.rows ?? [], options));
      if (report.added + report.changed !== count) throw new Error(report.stopped ?? 'Not all rows were imported.');
      return undo;
    };
    await importFile('9.50', 'new');
    const undo = await importFile('8.50', 'changed');
    await measure('undo the import of changed books', undo);
    const secondsFor = (name: string) => steps.find(([step]) => step === name)?.[1] ?? Number.NaN;
    const rows = count.toLocaleString('en-US');
    const goal = (name: string) => atMost(`${rows} rows: ${name}`, (SECONDS * count) / ROWS, secondsFor(name), 's');
    return {
      tables: [
        {
          title: `A file of ${rows} books`,
          columns: ['', 's', 'rows/s'],
          rows: steps.map(([name, seconds]) => [name, seconds, count / seconds]),
        },
      ],
      goals: [goal('import new books'), goal('import changed books')],
    };
  } finally {
    await server.stop();
  }
}
