import * as messages from '@bookstore/messages/onix';

/** Bytes that are not what their file says of its encoding, or an encoding that nobody knows. What stands before them was answered. */
export class EncodingFault extends Error {}

/** A declaration of XML is at the beginning, and is never longer. */
const DECLARATION_BYTES = 1_024;
/** So much is decoded at a time. */
const PART_BYTES = 64 * 1024;
/** No character has more bytes. Even, so that the halves of two bytes stay together. */
const LONGEST_CHARACTER = 8;

const BEGINNINGS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a mark: what “<?” is in them.
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
];

const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** Encodings of more than one byte for each letter: a declaration that can be read byte by byte is in none of them. */
const WIDE = /^(?:utf-?16|utf-?32|ucs-?[24]|unicode|csunicode|iso-10646)/i;

/** The encoding of a file, by its first bytes, and only then by what it declares. */
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
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The same bytes in parts of a size that memory holds, the first of them long enough for a declaration. */
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

/**
 * What a part holds before the first wrong byte: decoded once more behind the end of what came before, with a mark for each wrong byte.
 * @param before an even number of bytes from the beginning of the file on.
 */
function beforeWrongByte(encoding: string, before: Uint8Array, part: Uint8Array): string {
  const lenient = new TextDecoder(encoding);
  lenient.decode(before, { stream: true });
  return lenient.decode(part).replace(/\ufffd.*/s, '');
}

/**
 * The text of an XML file, in parts: by its byte-order mark, else as it declares its encoding, else UTF-8.
 * @throws EncodingFault once all that is right before it was answered.
 */
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
