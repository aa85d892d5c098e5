import { writeFileSync } from 'node:fs';
import { readOnix } from '@bookstore/contract/bookFiles/onix/readOnix';
import { atMost, type Findings, formatGoals } from '../report.ts';
import { makeOnixFile } from './makeFile.ts';

const HELP = `Reads files in ONIX that are made as they are read: the seconds of 10,000 records, and the memory of a gigabyte.

  node lab/bench/onix/readFile.ts [--quick] [--json FILE]
`;

const RECORDS = 10_000;
const SECONDS = 60;
const LARGE_BYTES = 1e9;
const QUICK_BYTES = 1e8;
const MEGABYTES = 300;

const SHOP = { country: 'DE', currency: 'EUR', today: '2026-11-26', language: 'de' };

interface Reading {
  records: number;
  bytes: number;
  seconds: number;
  /** The most that the process has ever held. */
  megabytes: number;
}

/** Reads a file to its end. */
async function read(records: number): Promise<Reading> {
  const reading: Reading = { records: 0, bytes: 0, seconds: 0, megabytes: 0 };
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of makeOnixFile(records)) {
      reading.bytes += part.length;
      yield part;
    }
  }
  const start = performance.now();
  for await (const record of readOnix(counted(), SHOP)) {
    if (record.kind !== 'book' || record.book.price !== '24.00') throw new Error(`Line ${record.line} was misread.`);
    reading.records += 1;
  }
  reading.seconds = (performance.now() - start) / 1_000;
  reading.megabytes = process.resourceUsage().maxRSS / 1_000;
  if (reading.records !== records) throw new Error(`${reading.records} records were read of ${records}.`);
  return reading;
}

async function measure(isQuick: boolean): Promise<Findings> {
  const first = await read(isQuick ? RECORDS / 10 : RECORDS);
  const bytesOfRecord = first.bytes / first.records;
  const large = await read(Math.ceil((isQuick ? QUICK_BYTES : LARGE_BYTES) / bytesOfRecord));
  const row = ({ records, bytes, seconds, megabytes }: Reading) => [
    `${records.toLocaleString('en-US')} records`,
    bytes / 1e6,
    seconds,
    bytes / 1e6 / seconds,
    megabytes,
  ];
  const factor = first.records / RECORDS;
  return {
    tables: [
      { title: 'Files in ONIX', columns: ['', 'MB', 's', 'MB/s', 'MB of memory'], rows: [row(first), row(large)] },
    ],
    goals: [
      atMost(`${first.records.toLocaleString('en-US')} records in ONIX`, SECONDS * factor, first.seconds, 's'),
      atMost(`${Math.round(large.bytes / 1e6)} MB in ONIX: memory`, MEGABYTES, large.megabytes, 'MB'),
    ],
  };
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const findings = await measure(args.includes('--quick'));
  const file = args.includes('--json') && args[args.indexOf('--json') + 1];
  if (file) writeFileSync(file, JSON.stringify(findings));
  else process.stdout.write(`${formatGoals(findings.goals)}\n`);
}

await main(process.argv.slice(2));
