import { FILE_START_BYTES, isXmlFile } from '@bookstore/contract/bookFiles/onix/onixFile';
import {
  type BookFile,
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
import { failureReason } from '../../ui/retryRateLimited.ts';
import { pauseShown } from '../../ui/runBatches.ts';
import { readColumnMapping, rememberColumnMapping } from './columnMemory.ts';
import { combineReports, type ImportReport, NOTHING_DONE, planImport, runImport } from './fileImport.ts';
import type { ImportPlan, PlannedRow } from './importPlan.ts';
import type { DecidedPlan } from './isbnDecisions.ts';
import { NOTHING_CHOSEN, type OnixChoices, type OnixFile, toOnixFile } from './onixBooks.ts';

export interface Progress {
  count: number;
  total: number;
  /** Seconds until the import continues; 0 while running. */
  waitSeconds: number;
}

interface ChosenTable {
  name: string;
  file: OpenBookFile;
  mapping: ColumnMapping;
  isRemembered: boolean;
}

interface ChosenMessage {
  name: string;
  file: OnixFile;
  mapping: OnixChoices;
  isRemembered: false;
}

export type ChosenFile = ChosenTable | ChosenMessage;

export const isMessage = (chosen: ChosenFile): chosen is ChosenMessage => chosen.file.source === 'onix';

/** `key` groups all changes, so that they are undone together. */
export type ImportState =
  | { step: 'choose'; error: string | null }
  | { step: 'reading'; name: string; progress: Progress }
  | ({ step: 'mapping' } & ChosenFile)
  | ({ step: 'comparing'; progress: Progress } & ChosenFile)
  | ({ step: 'compared'; plan: ImportPlan } & ChosenFile)
  | ({ step: 'importing'; progress: Progress } & ChosenFile)
  | ({ step: 'imported'; report: ImportReport; key: string } & ChosenFile);

const ofFile = ({ name, file, mapping, isRemembered }: ChosenFile): ChosenFile =>
  ({ name, file, mapping, isRemembered }) as ChosenFile;

const readRows = (chosen: ChosenFile): BookFile =>
  isMessage(chosen) ? chosen.file.read(chosen.mapping) : chosen.file.read(chosen.mapping);

async function isMessageFile(picked: File): Promise<boolean> {
  return isXmlFile(new Uint8Array(await picked.slice(0, FILE_START_BYTES).arrayBuffer()));
}

const getPriceOption = (chosen: ChosenFile) =>
  isMessage(chosen) && chosen.mapping.takePrices ? { takePrices: true } : {};

const keepPage = (event: Event) => event.preventDefault();

const shownName = (name: string) =>
  Array.from(name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''))
    .slice(0, LIMITS.importFileName)
    .join('')
    .trim() || '–';

const NO_PROGRESS: Progress = { count: 0, total: 0, waitSeconds: 0 };

/** Leaving the page stops the import after the running call. */
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
    setState({ ...ofFile(chosen), step, progress: { ...NO_PROGRESS, total } } as ImportState);
    const named = key === undefined ? {} : { import: { key, file: shownName(chosen.name) } };
    return {
      isCancelled,
      send: (rows: Parameters<typeof send>[0]['rows'], dryRun: boolean) =>
        send({ rows, dryRun, ...getPriceOption(chosen), ...(!dryRun && named) }).unwrap(),
      onProgress: (count: number) => show({ count }),
      pause: pauseShown(show),
    };
  };

  const fail = (error: unknown) =>
    setState({ step: 'choose', error: error instanceof Error ? error.message : String(error) });

  const compare = async (chosen: ChosenFile) => {
    try {
      const read = readRows(chosen);
      const options = begin('comparing', chosen, read.rows.length);
      const plan = await planImport(read, options).catch((error: unknown) => {
        throw new Error(messages.couldNotBeCompared(failureReason(error)));
      });
      if (plan && !options.isCancelled()) setState({ ...ofFile(chosen), step: 'compared', plan });
    } catch (error) {
      fail(error);
    }
  };

  const readOnix = async (picked: File) => {
    refuseLargeFile(picked.size, BOOK_FILE_BYTES.browserOnix);
    const isCancelled = run.begin();
    const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
    const show = (bytes: number) =>
      setState({
        step: 'reading',
        name: picked.name,
        progress: { count: inMegabytes(bytes), total: inMegabytes(picked.size), waitSeconds: 0 },
      });
    show(0);
    const { readInWorker } = await import('./readInWorker.ts');
    const records = await readInWorker(picked, { onProgress: show, isCancelled });
    if (!records || isCancelled()) return;
    setState({
      step: 'mapping',
      name: picked.name,
      file: toOnixFile(records),
      mapping: NOTHING_CHOSEN,
      isRemembered: false,
    });
  };

  const choose = async (picked: File) => {
    try {
      if (await isMessageFile(picked)) {
        await readOnix(picked);
        return;
      }
      refuseLargeFile(picked.size, BOOK_FILE_BYTES.browser);
      const file = openBookFile(new Uint8Array(await picked.arrayBuffer()));
      const remembered = readColumnMapping(file.names);
      const mapping = remembered ?? file.suggestion ?? file.proposal;
      const chosen = { name: picked.name, file, mapping, isRemembered: remembered !== null };
      if ((file.source === 'own' && !file.suggestion) || remembered) await compare(chosen);
      else setState({ ...chosen, step: 'mapping' });
    } catch (error) {
      fail(error);
    }
  };

  const map = async (chosen: ChosenTable, mapping: ColumnMapping) => {
    rememberColumnMapping(chosen.file.names, mapping);
    await compare({ ...chosen, mapping, isRemembered: false });
  };

  const decide = (chosen: ChosenMessage, mapping: OnixChoices) => compare({ ...chosen, mapping });

  /** @param before results of other rows, which stay in the report */
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
    decide,
    remap: (chosen: ChosenFile) => setState({ ...ofFile(chosen), step: 'mapping' }),
    start: (chosen: ChosenFile, plan: DecidedPlan) => {
      const { rows, toNote, problems, leftOut, undecided } = plan;
      const unchanged = plan.unchanged - toNote.length;
      const before = { ...NOTHING_DONE, problems, unchanged, leftOut: leftOut + undecided };
      return importRows(chosen, [...rows, ...toNote], { before, key: crypto.randomUUID() });
    },
    goOn: (chosen: ChosenFile, report: ImportReport, key: string) =>
      importRows(chosen, report.left, { before: report, key }),
    reset,
  };
}
