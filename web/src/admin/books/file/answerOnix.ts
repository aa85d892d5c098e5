import { readingOf } from '@bookstore/contract/bookFiles/onix/onixFile';
import { OnixFault } from '@bookstore/contract/bookFiles/onix/readMessage';
import { type OnixRecord, readOnix } from '@bookstore/contract/bookFiles/onix/readOnix';

/** What the worker is asked. */
export interface OnixQuestion {
  file: Blob;
  /** In milliseconds: what is valid then. */
  now: number;
}

/** What it answers, one after the other: records, and how far the file is read; in the end why it cannot be, or null. */
export type OnixAnswer = { records: OnixRecord[]; bytes: number } | { fault: string | null };

/** So many records are answered at a time. */
const AT_ONCE = 200;

/** The bytes of a file in parts, counted as they are read. */
async function* bytesOf(file: Blob, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes(part.value.length);
    yield part.value;
  }
}

/** Reads a file and answers it in parts. @throws what is none of the file's faults */
export async function answerOnix({ file, now }: OnixQuestion, post: (message: OnixAnswer) => void): Promise<void> {
  let bytes = 0;
  let records: OnixRecord[] = [];
  const flush = () => {
    post({ records, bytes });
    records = [];
  };
  const counted = bytesOf(file, (count) => {
    bytes += count;
  });
  try {
    for await (const record of readOnix(counted, readingOf(new Date(now)))) {
      records.push(record);
      if (records.length >= AT_ONCE) flush();
    }
  } catch (error) {
    if (!(error instanceof OnixFault)) throw error;
    flush();
    return post({ fault: error.message });
  }
  flush();
  return post({ fault: null });
}
