import type { OnixRecord } from '@bookstore/contract/bookFiles/onix/readOnix';
import { couldNotBeRead } from '@bookstore/messages/bookImport';
import type { OnixAnswer, OnixQuestion } from './answerOnix.ts';

interface Options {
  onProgress: (bytes: number) => void;
  /** Checked with each answer; true ends the worker. */
  isCancelled: () => boolean;
}

/** A worker keeps the page responsive. @returns null if cancelled @throws an error with the line that cannot be read */
export function readInWorker(file: File, { onProgress, isCancelled }: Options): Promise<OnixRecord[] | null> {
  const worker = new Worker(new URL('./onixWorker.ts', import.meta.url), { type: 'module' });
  const records: OnixRecord[] = [];
  const reading = new Promise<OnixRecord[] | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<OnixAnswer>) => {
      if (isCancelled()) resolve(null);
      else if ('records' in data) {
        records.push(...data.records);
        onProgress(data.bytes);
      } else if (data.fault === null) resolve(records);
      else reject(new Error(data.fault));
    };
    worker.onerror = () => reject(new Error(couldNotBeRead));
  });
  const question: OnixQuestion = { file, now: Date.now() };
  worker.postMessage(question);
  return reading.finally(() => worker.terminate());
}
