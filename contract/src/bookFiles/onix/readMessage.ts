import * as messages from '@bookstore/messages/onix';
import { SaxesParser } from 'saxes';
import { ONIX_LIMITS } from '../../limits.ts';
import { NAMED_CHARACTERS } from '../entities.ts';
import { decodeXml, EncodingFault } from './decodeXml.ts';
import type { OnixElement } from './onixElement.ts';
import { referenceName } from './onixNames.ts';

/** Makes the file unreadable from its line on. */
export class OnixFault extends Error {
  /** One-based. */
  readonly line: number;
  readonly fault: string;

  constructor(line: number, fault: string) {
    super(messages.atLine(line, fault));
    this.line = line;
    this.fault = fault;
  }
}

export interface RawRecord {
  line: number;
  product: OnixElement;
  header: OnixElement | undefined;
  /** Null if intact. */
  damage: string | null;
}

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^undefined entity/, messages.unknownEntity],
  [/^disallowed character\.|^malformed character entity/, messages.wrongCharacter],
  [/^unclosed tag|^unexpected end|must contain a root|^XML declaration is incomplete/, messages.endsEarly],
  [/only one root|outside of root/, messages.secondRoot],
  [/^unexpected close tag|^unmatched closing tag/, messages.wrongEndTag],
];

const faultOf = (message: string) => FAULTS.find(([pattern]) => pattern.test(message))?.[1] ?? messages.notWellFormed;

/** Errors that cost only the record. */
const RECOVERABLE_ERRORS: readonly string[] = [messages.unknownEntity, messages.wrongCharacter];

const WRONG_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const withoutQuoted = (text: string) => text.replaceAll(/"[^"]*"|'[^']*'/g, '');

/** Files of release 2.1 may not declare it. */
const releaseOf = ({ release, xmlns = '' }: Readonly<Record<string, string>>): string =>
  release || /\/onix\/(\d\.\d)/.exec(xmlns)?.[1] || '2.1';

const isKnownRelease = (release: string) => /^(?:2\.[01]|3\.[01])(?:\.|$)/.test(release);

function createParser() {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  Object.assign(parser.ENTITIES, Object.fromEntries(NAMED_CHARACTERS));
  const records: RawRecord[] = [];
  const open: OnixElement[] = [];
  let depth = 0;
  let header: OnixElement | undefined;
  let line = 1;
  let lastLine = 0;
  /** Characters and elements of the record. */
  let size = 0;
  let elements = 0;
  let attributes = 0;
  /** Characters since the last completed element. */
  let silent = 0;
  let damage: string | null = null;

  const fail = (message: string, at = parser.line): never => {
    throw new OnixFault(at, message);
  };
  const grow = (characters: number) => {
    size += characters;
    if (open.length > 0 && size > ONIX_LIMITS.record) fail(messages.recordTooLong(ONIX_LIMITS.record), line);
  };
  const ended = () => {
    silent = 0;
  };
  const addText = (text: string) => {
    ended();
    if (text.length > ONIX_LIMITS.text) fail(messages.textTooLong(ONIX_LIMITS.text));
    grow(text.length);
    open.at(-1)?.content.push(damage === null ? text : text.replaceAll(WRONG_CHARACTERS, ''));
  };

  parser.on('error', ({ message }) => {
    const fault = faultOf(message);
    if (depth < 2 || !RECOVERABLE_ERRORS.includes(fault)) fail(fault);
    damage ??= fault;
  });
  parser.on('doctype', (text) => {
    ended();
    if (withoutQuoted(text).includes('[')) fail(messages.internalSubset);
  });
  parser.on('comment', ended);
  parser.on('processinginstruction', ended);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > ONIX_LIMITS.depth) fail(messages.tooDeep(ONIX_LIMITS.depth));
    if (depth !== 2) return;
    // Rows are identified by their lines, but some messages have only one.
    line = Math.max(parser.line, lastLine + 1);
    damage = null;
  });
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > ONIX_LIMITS.attributes) fail(messages.tooManyAttributes(ONIX_LIMITS.attributes));
    if (name.length + value.length > ONIX_LIMITS.attribute) {
      fail(messages.attributeTooLong(ONIX_LIMITS.attribute));
    }
    grow(name.length + value.length);
  });
  parser.on('opentag', (tag) => {
    const name = referenceName(tag.name);
    if (depth === 1) {
      if (name.toLowerCase() !== 'onixmessage') fail(messages.noOnix);
      const release = releaseOf(tag.attributes);
      if (!isKnownRelease(release)) fail(messages.unknownRelease(release));
      return;
    }
    if (depth === 2) {
      size = 0;
      elements = 0;
    }
    if (open.length === 0 && !(depth === 2 && (name === 'Product' || name === 'Header'))) return;
    elements += 1;
    if (elements > ONIX_LIMITS.elements) fail(messages.tooManyElements(ONIX_LIMITS.elements), line);
    const element = { name, attributes: tag.attributes, content: [] };
    open.at(-1)?.content.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    ended();
    depth -= 1;
    const element = open.pop();
    if (!element || open.length > 0) return;
    if (element.name === 'Header') header = element;
    else {
      records.push({ line, product: element, header, damage });
      lastLine = line;
    }
  });

  return {
    get line() {
      return parser.line;
    },
    /** @throws OnixFault; completed records remain available */
    write(text: string): void {
      silent += text.length;
      parser.write(text);
      if (silent > ONIX_LIMITS.text) fail(messages.textTooLong(ONIX_LIMITS.text));
    },
    end(): void {
      parser.close();
    },
    takeRecords: (): RawRecord[] => records.splice(0),
  };
}

/**
 * Memory is bounded by one chunk's records; declarations are never resolved. @throws OnixFault after all earlier
 * records
 */
export async function* readMessage(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRecord> {
  const parser = createParser();
  try {
    for await (const text of decodeXml(bytes)) {
      try {
        parser.write(text);
      } finally {
        yield* parser.takeRecords();
      }
    }
    parser.end();
  } catch (error) {
    throw error instanceof EncodingFault ? new OnixFault(parser.line, error.message) : error;
  }
}
