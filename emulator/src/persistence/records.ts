import { crc32 } from 'node:zlib';

const NEWLINE = 0x0a;
const CHECKSUM_LENGTH = 8;

const checksum = (text: string) => crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0');

export function encodeLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${checksum(json)} ${json}\n`;
}

function decodeLine(line: string): unknown {
  const json = line.slice(CHECKSUM_LENGTH + 1);
  return line.slice(0, CHECKSUM_LENGTH) === checksum(json) ? JSON.parse(json) : undefined;
}

type Decoded = { readonly records: unknown[]; readonly length: number };

/**
 * A killed process leaves a broken last record, which was never acknowledged. @throws Error if an earlier one is
 * broken
 */
export function decodeLines(content: Buffer): Decoded {
  const records: unknown[] = [];
  let start = 0;
  while (start < content.length) {
    const end = content.indexOf(NEWLINE, start);
    const record = end < 0 ? undefined : decodeLine(content.toString('utf8', start, end));
    if (record === undefined) {
      if (end >= 0 && end < content.length - 1) throw new Error(`record ${records.length + 1} is damaged`);
      break;
    }
    records.push(record);
    start = end + 1;
  }
  return { records, length: start };
}
