import { readOnix } from '@bookstore/contract/bookFiles/onix/readOnix';
import { answerMessages } from '../child.ts';
import { makeOnixFile } from './onixFile.ts';

export interface ReadingJob {
  records: number;
}

export interface Reading {
  records: number;
  bytes: number;
  seconds: number;
  /** Peak memory of the process. */
  megabytes: number;
}

const SHOP = { country: 'DE', currency: 'EUR', today: '2026-11-26', language: 'de' };

async function read({ records }: ReadingJob): Promise<Reading> {
  const reading: Reading = { records: 0, bytes: 0, seconds: 0, megabytes: 0 };
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of makeOnixFile(records)) {
      reading.bytes += part.length;
      yield part;
    }
  }
  const start = performance.now();
  for await (const record of readOnix(counted(), SHOP)) {
    if (record.kind !== 'book' || record.book.price !== '24.00') throw new Error(`Line ${record.line} is wrong.`);
    reading.records += 1;
  }
  reading.seconds = (performance.now() - start) / 1_000;
  reading.megabytes = process.resourceUsage().maxRSS / 1_000;
  if (reading.records !== records) throw new Error(`Read ${reading.records} of ${records} records.`);
  return reading;
}

answerMessages(read);
