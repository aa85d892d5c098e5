import { PROGRAMS, startChild } from './child.ts';
import type { Reading, ReadingJob } from './programs/readOnix.ts';
import { atMost, type Findings } from './report.ts';

const RECORDS = 10_000;
const SECONDS = 60;
const LARGE_BYTES = 1e9;
const QUICK_BYTES = 1e8;
const MEGABYTES = 300;

export async function benchOnix({ isQuick }: { isQuick: boolean }): Promise<Findings> {
  const reader = await startChild(PROGRAMS.readOnix);
  const read = (records: number) => reader.ask<Reading>({ records } satisfies ReadingJob);
  try {
    const small = await read(isQuick ? RECORDS / 10 : RECORDS);
    const large = await read(Math.ceil((isQuick ? QUICK_BYTES : LARGE_BYTES) / (small.bytes / small.records)));
    const rows = [small, large].map(({ records, bytes, seconds, megabytes }) => [
      `${records.toLocaleString('en-US')} records`,
      bytes / 1e6,
      seconds,
      bytes / 1e6 / seconds,
      megabytes,
    ]);
    const limit = (SECONDS * small.records) / RECORDS;
    return {
      tables: [{ title: 'ONIX files', columns: ['', 'MB', 's', 'MB/s', 'MB of memory'], rows }],
      goals: [
        atMost(`${small.records.toLocaleString('en-US')} ONIX records`, limit, small.seconds, 's'),
        atMost(`${Math.round(large.bytes / 1e6)} MB of ONIX: memory`, MEGABYTES, large.megabytes, 'MB'),
      ],
    };
  } finally {
    await reader.stop();
  }
}
