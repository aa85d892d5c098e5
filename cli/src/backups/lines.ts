import { createReadStream } from 'node:fs';
import { encode } from './typedValues.ts';

const NEW_LINE = 0x0a;

/** JSON keeps these characters, but many tools treat them as line ends. */
const SEPARATORS = /[\u0085\u2028\u2029]/g;

export function escapeSeparators(json: string): string {
  return json.replace(SEPARATORS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Deterministic. */
export function toLine(id: string, data: object): string {
  return escapeSeparators(JSON.stringify({ id, data: encode(data, id) }));
}

/** `node:readline` would also split at U+2028 and U+2029. */
export async function* textLinesOf(path: string): AsyncGenerator<string> {
  let rest = Buffer.of();
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, start)) {
      yield bytes.toString('utf8', start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}
