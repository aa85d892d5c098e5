import { crc32 } from 'node:zlib';

const NEWLINE = 0x0a;
const CHECKSUM_LENGTH = 8;

const checksum = (text: string) => crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0');

/** A record as one line: its checksum, a space and JSON. */
export function encodeLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${checksum(json)} ${json}\n`;
}

function decodeLine(line: string): unknown {
  const json = line.slice(CHECKSUM_LENGTH + 1);
  return line.slice(0, CHECKSUM_LENGTH) === checksum(json) ? JSON.parse(json) : undefined;
}

/** What a file holds: its records, and how many bytes they are. What follows those bytes was torn by a kill. */
type Decoded = { readonly records: unknown[]; readonly length: number };

/**
 * Decodes a file of lines. A broken last record is left out, because a process that is killed while it writes leaves
 * one, and nobody was told that it was saved.
 * @throws Error when a record before the last one is broken, which is damage of another kind.
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
