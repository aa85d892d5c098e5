import * as messages from '@bookstore/messages/onix';

/** Thrown for wrong bytes and unknown encodings, after the preceding text was returned. */
export class EncodingFault extends Error {}

const DECLARATION_BYTES = 1_024;
const PART_BYTES = 64 * 1024;
/** In bytes; even, so that UTF-16 pairs stay together. */
const LONGEST_CHARACTER = 8;

const BEGINNINGS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // “<?” without a byte-order mark.
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
];

const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** Encodings that a declaration readable as single bytes cannot have. */
const WIDE = /^(?:utf-?16|utf-?32|ucs-?[24]|unicode|csunicode|iso-10646)/i;

/** The first bytes win over the declaration. */
function encodingOf(start: Uint8Array): string {
  const known = BEGINNINGS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
  if (known) return known[0];
  const [, declared = 'utf-8'] = DECLARED.exec(new TextDecoder('latin1').decode(start)) ?? [];
  return WIDE.test(declared) ? 'utf-8' : declared;
}

function createDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new EncodingFault(messages.unknownEncoding(encoding));
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** The first part is long enough for a declaration. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const piece of bytes) {
    const chunk: Uint8Array = start ? concat(start, piece) : piece;
    if (start && chunk.length < DECLARATION_BYTES) {
      start = chunk;
      continue;
    }
    start = null;
    for (let at = 0; at < chunk.length; at += PART_BYTES) yield chunk.subarray(at, at + PART_BYTES);
  }
  if (start) yield start;
}

/** @param before even number of bytes from the start of the file */
function beforeWrongByte(encoding: string, before: Uint8Array, part: Uint8Array): string {
  const lenient = new TextDecoder(encoding);
  lenient.decode(before, { stream: true });
  return lenient.decode(part).replace(/\ufffd.*/s, '');
}

/** Decodes by byte-order mark, by declaration, or as UTF-8. @throws EncodingFault after everything before the error */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: ReturnType<typeof createDecoder> | null = null;
  let encoding = '';
  let before: Uint8Array = new Uint8Array();
  let count = 0;
  const wrongByte = () => new EncodingFault(messages.wrongByte(encoding.toUpperCase()));
  for await (const part of partsOf(bytes)) {
    if (!decoder) {
      encoding = encodingOf(part.subarray(0, DECLARATION_BYTES));
      decoder = createDecoder(encoding);
    }
    let text: string;
    try {
      text = decoder.decode(part, { stream: true });
    } catch {
      yield beforeWrongByte(encoding, before, part);
      throw wrongByte();
    }
    yield text;
    const end = concat(before, part.subarray(-LONGEST_CHARACTER));
    count += part.length;
    before = end.slice(count % 2 === 0 ? -LONGEST_CHARACTER : 1 - LONGEST_CHARACTER);
  }
  try {
    decoder?.decode();
  } catch {
    throw wrongByte();
  }
}
