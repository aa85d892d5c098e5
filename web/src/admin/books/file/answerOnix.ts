import { onixOptionsAt } from '@bookstore/contract/bookFiles/onix/onixFile';
import { OnixFault } from '@bookstore/contract/bookFiles/onix/readMessage';
import { type OnixRecord, readOnix } from '@bookstore/contract/bookFiles/onix/readOnix';

export interface OnixQuestion {
  file: Blob;
  /** Unix time in milliseconds; decides which prices are valid. */
  now: number;
}

/** Parts in order. The last one holds the fault that stopped reading, or null. */
export type OnixAnswer = { records: OnixRecord[]; bytes: number } | { fault: string | null };

const AT_ONCE = 200;

async function* bytesOf(file: Blob, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes(part.value.length);
    yield part.value;
  }
}

/** Posts the file in parts. @throws errors that the file did not cause */
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
    for await (const record of readOnix(counted, onixOptionsAt(new Date(now)))) {
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
