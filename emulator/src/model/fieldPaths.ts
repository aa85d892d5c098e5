import { invalidArgument } from '../errors.ts';

/** Unquoted segments. */
export type FieldPath = readonly string[];

export const DOCUMENT_NAME = '__name__';

const SEGMENT = /(?:[a-zA-Z_][a-zA-Z_0-9]*|`(?:[^`\\]|\\.)+`)(?=\.|$)/sy;
const ESCAPED = /\\(.)/gs;

const unquote = (segment: string) =>
  segment.startsWith('`') ? segment.slice(1, -1).replaceAll(ESCAPED, '$1') : segment;

export function parseFieldPath(text: string | undefined): FieldPath {
  if (!text) throw invalidArgument('Invalid empty property path string.');
  const path: string[] = [];
  let at = 0;
  while (at <= text.length) {
    SEGMENT.lastIndex = at;
    const segment = SEGMENT.exec(text)?.[0];
    if (segment === undefined) {
      throw invalidArgument(
        `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
      );
    }
    path.push(unquote(segment));
    at += segment.length + 1;
  }
  return path;
}

const PLAIN = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SPECIAL = /[`\\]/g;

export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (PLAIN.test(name) ? name : `\`${name.replaceAll(SPECIAL, '\\$&')}\``)).join('.');
}

export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === DOCUMENT_NAME;
}
