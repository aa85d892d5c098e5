import {
  type ColumnMapping,
  type OpenBookFile,
  openBookFile,
  refuseLargeFile,
} from '@bookstore/contract/bookFiles/readBookFile';
import { BOOK_FILE_BYTES, LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useEffect, useState } from 'react';
import { useImportBooksMutation } from '../../../api/adminBooksApi.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { failureReason, pauseFor } from '../../ui/retryRateLimited.ts';
import { readColumnMapping, rememberColumnMapping } from './columnMemory.ts';
import {
  combineReports,
  type ImportPlan,
  type ImportReport,
  NOTHING_DONE,
  type PlannedRow,
  planImport,
  runImport,
} from './fileImport.ts';

export interface Progress {
  count: number;
  total: number;
  /** Seconds until it goes on; 0 while it does. */
  waitSeconds: number;
}

/** A file that was chosen, and what its columns are taken for. */
interface ChosenFile {
  /** The file's. */
  name: string;
  file: OpenBookFile;
  mapping: ColumnMapping;
  /** Whether the mapping is that of an earlier import. */
  isRemembered: boolean;
}

/** From a file to its import. `key` names the import, so that all that is done of it is undone together. */
export type ImportState =
  | { step: 'choose'; error: string | null }
  | ({ step: 'mapping' } & ChosenFile)
  | ({ step: 'comparing'; progress: Progress } & ChosenFile)
  | ({ step: 'compared'; plan: ImportPlan } & ChosenFile)
  | ({ step: 'importing'; progress: Progress } & ChosenFile)
  | ({ step: 'imported'; report: ImportReport; key: string } & ChosenFile);

/** What goes on from one step to the next. */
const ofFile = ({ name, file, mapping, isRemembered }: ChosenFile): ChosenFile => ({
  name,
  file,
  mapping,
  isRemembered,
});

const keepPage = (event: Event) => event.preventDefault();

/** As the shop keeps it: what cannot be shown of a name is left out. */
const shownName = (name: string) =>
  Array.from(name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''))
    .slice(0, LIMITS.importFileName)
    .join('')
    .trim() || '–';

const NO_PROGRESS: Progress = { count: 0, total: 0, waitSeconds: 0 };

/** Imports a file of books: first it is compared with the shop. Leaving the page ends it after the call that is on its way. */
export function useFileImport() {
  const [state, setState] = useState<ImportState>({ step: 'choose', error: null });
  const [send] = useImportBooksMutation();
  const run = useLatestRun();
  useEffect(() => {
    if (state.step !== 'importing') return;
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [state.step]);

  const begin = (step: 'comparing' | 'importing', chosen: ChosenFile, total: number, key?: string) => {
    const isCancelled = run.begin();
    const show = (part: Partial<Progress>) => {
      setState((before) => {
        if (isCancelled() || !('progress' in before)) return before;
        return { ...before, progress: { ...before.progress, ...part } };
      });
    };
    setState({ ...ofFile(chosen), step, progress: { ...NO_PROGRESS, total } });
    const named = key === undefined ? {} : { import: { key, file: shownName(chosen.name) } };
    return {
      isCancelled,
      send: (rows: Parameters<typeof send>[0]['rows'], dryRun: boolean) =>
        send({ rows, dryRun, ...(!dryRun && named) }).unwrap(),
      onProgress: (count: number) => show({ count }),
      pause: async (waitSeconds: number) => {
        show({ waitSeconds });
        await pauseFor(waitSeconds);
        show({ waitSeconds: 0 });
      },
    };
  };

  const fail = (error: unknown) =>
    setState({ step: 'choose', error: error instanceof Error ? error.message : String(error) });

  const compare = async (chosen: ChosenFile) => {
    try {
      const read = chosen.file.read(chosen.mapping);
      const options = begin('comparing', chosen, read.rows.length);
      const plan = await planImport(read, options).catch((error: unknown) => {
        throw new Error(messages.couldNotBeCompared(failureReason(error)));
      });
      if (plan && !options.isCancelled()) setState({ ...ofFile(chosen), step: 'compared', plan });
    } catch (error) {
      fail(error);
    }
  };

  const choose = async (picked: File) => {
    try {
      refuseLargeFile(picked.size, BOOK_FILE_BYTES.browser);
      const file = openBookFile(new Uint8Array(await picked.arrayBuffer()));
      const remembered = readColumnMapping(file.names);
      const mapping = remembered ?? file.proposal;
      const chosen = { name: picked.name, file, mapping, isRemembered: remembered !== null };
      if (file.source === 'own' || remembered) await compare(chosen);
      else setState({ ...chosen, step: 'mapping' });
    } catch (error) {
      fail(error);
    }
  };

  /** Takes the columns for what the bookseller says of them. */
  const map = async (chosen: ChosenFile, mapping: ColumnMapping) => {
    rememberColumnMapping(chosen.file.names, mapping);
    await compare({ ...chosen, mapping, isRemembered: false });
  };

  /** @param before what is known of other rows of the file, and stays in the report. */
  const importRows = async (
    chosen: ChosenFile,
    rows: readonly PlannedRow[],
    { before, key }: { before: ImportReport; key: string },
  ) => {
    const options = begin('importing', chosen, rows.length, key);
    const report = await runImport(rows, options);
    if (options.isCancelled()) return;
    setState({ ...ofFile(chosen), step: 'imported', report: combineReports(before, report), key });
  };

  const reset = () => {
    run.cancel();
    setState({ step: 'choose', error: null });
  };

  return {
    state,
    choose,
    map,
    remap: (chosen: ChosenFile) => setState({ ...ofFile(chosen), step: 'mapping' }),
    start: (chosen: ChosenFile, { rows, problems }: ImportPlan) =>
      importRows(chosen, rows, { before: { ...NOTHING_DONE, problems }, key: crypto.randomUUID() }),
    goOn: (chosen: ChosenFile, report: ImportReport, key: string) =>
      importRows(chosen, report.left, { before: report, key }),
    reset,
  };
}
