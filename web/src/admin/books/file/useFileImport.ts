import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useEffect, useState } from 'react';
import { useImportBooksMutation } from '../../../api/adminBooksApi.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { failureReason, pauseFor } from '../../ui/retryRateLimited.ts';
import {
  combineReports,
  type ImportPlan,
  type ImportReport,
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

/** From a file to its import. `name` is the file's. */
type ImportState =
  | { step: 'choose'; error: string | null }
  | { step: 'comparing'; name: string; progress: Progress }
  | { step: 'compared'; name: string; plan: ImportPlan }
  | { step: 'importing'; name: string; progress: Progress }
  | { step: 'imported'; name: string; report: ImportReport };

const keepPage = (event: Event) => event.preventDefault();

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

  const begin = (step: 'comparing' | 'importing', name: string, total: number) => {
    const isCancelled = run.begin();
    const show = (part: Partial<Progress>) => {
      setState((before) => {
        if (isCancelled() || !('progress' in before)) return before;
        return { ...before, progress: { ...before.progress, ...part } };
      });
    };
    setState({ step, name, progress: { count: 0, total, waitSeconds: 0 } });
    return {
      isCancelled,
      send: (rows: Parameters<typeof send>[0]['rows'], dryRun: boolean) => send({ rows, dryRun }).unwrap(),
      onProgress: (count: number) => show({ count }),
      pause: async (waitSeconds: number) => {
        show({ waitSeconds });
        await pauseFor(waitSeconds);
        show({ waitSeconds: 0 });
      },
    };
  };

  const choose = async (file: File) => {
    try {
      const read = readBookFile(new Uint8Array(await file.arrayBuffer()));
      const options = begin('comparing', file.name, read.rows.length);
      const plan = await planImport(read, options).catch((error: unknown) => {
        throw new Error(messages.couldNotBeCompared(failureReason(error)));
      });
      if (plan && !options.isCancelled()) setState({ step: 'compared', name: file.name, plan });
    } catch (error) {
      setState({ step: 'choose', error: error instanceof Error ? error.message : String(error) });
    }
  };

  /** @param before what is known of other rows of the file, and stays in the report. */
  const start = async (name: string, rows: readonly PlannedRow[], before: ImportReport) => {
    const options = begin('importing', name, rows.length);
    const report = await runImport(rows, options);
    if (options.isCancelled()) return;
    setState({ step: 'imported', name, report: combineReports(before, report) });
  };

  const reset = () => {
    run.cancel();
    setState({ step: 'choose', error: null });
  };
  return { state, choose, start, reset };
}
