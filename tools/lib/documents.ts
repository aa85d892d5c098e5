/** What a document of the repository refers to, and whether that is there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Document {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
}

interface Heading {
  level: number;
  text: string;
}

/** About two screens. A longer document begins with its contents. */
export const LONGEST_WITHOUT_CONTENTS = 100;

export function readDocuments(root: string): Document[] {
  const paths = globSync(['*.md', 'docs/**/*.md', 'emulator/*.md', 'lab/*.md'], { cwd: root }).toSorted();
  return paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
}

/** Without blocks of code, in which a number sign is a comment and a bracket a bracket. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/^ {4,}(?![-*\d]).*$/gm, '');

function headingsOf(text: string): Heading[] {
  const found = prose(text).matchAll(/^(#{1,6}) (.+)$/gm);
  return Array.from(found, ([, marks = '', words = '']) => ({ level: marks.length, text: words }));
}

/** The part of an address that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Of all headings, in their order: a second one of the same words has a number. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return headingsOf(text).map((heading) => {
    const anchor = anchorOf(heading.text);
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

export interface Link {
  words: string;
  /** Empty for a heading of the same document. */
  path: string;
  anchor: string;
}

/** Links into the repository, those of pictures included. */
export function linksOf(text: string): Link[] {
  const plain = prose(text).replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '));
  const links = Array.from(plain.matchAll(/\[([^[\]]*)\]\(([^)\s]+)\)/g), ([, words = '', address = '']) => ({
    words,
    address,
  }));
  const pictures = Array.from(plain.matchAll(/\b(?:src|srcset)="([^"]+)"/g), ([, address = '']) => ({
    words: '',
    address,
  }));
  return [...links, ...pictures]
    .filter(({ address }) => !/^[a-z]+:/.test(address))
    .map(({ words, address }) => {
      const [path = '', anchor = ''] = address.split('#');
      return { words, path, anchor };
    });
}

const toEntry = (words: string, anchor: string) => `[${words}](#${anchor})`;

/** The list of links to its own headings with which a document begins; empty where it has none. */
export function contentsOf(text: string): string[] {
  const opening = text.split(/^## /m)[0] ?? '';
  const entries = opening.matchAll(/^- \[([^[\]]+)\]\(#([^)]+)\)$/gm);
  return Array.from(entries, ([, words = '', anchor = '']) => toEntry(words, anchor));
}

/** What its contents have to be: each heading of the second level, in its words and in its order. */
export function expectedContents(text: string): string[] {
  const anchors = anchorsOf(text);
  return headingsOf(text).flatMap(({ level, text: words }, index) =>
    level === 2 ? [toEntry(words, anchors[index] ?? '')] : [],
  );
}

/** The tasks that its commands name: `npm run books -- export` is `books`. */
export const tasksOf = (text: string): string[] =>
  Array.from(text.matchAll(/\bnpm run (?:-s )?([a-z][a-z:]*)/g), ([, task = '']) => task);

/** Files of the sources that it names, by the whole path from the root or only its end, in text and in diagrams. */
export function sourcesOf(text: string): string[] {
  const named = text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`|^ *participant \w+ as ([\w./-]+\.(?:tsx?|js))$/gm);
  const whole = text.matchAll(
    /`((?:contract|emulator|functions|tools|lab|shop|web)\/[\w./-]+\.(?:js|json|html|css))`/g,
  );
  const paths = [...named, ...whole].map(([, inText, inDiagram]) => inText ?? inDiagram ?? '');
  // What a build makes is not there before it.
  return paths.filter((path) => !path.startsWith('dist/'));
}

/** All files that a document may name. */
export function readSources(root: string): string[] {
  const paths = globSync('*/**/*.{ts,tsx,mjs,js,json,html,css}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '.data/**', 'test-results/**'],
  });
  return paths.map((path) => `/${path.replaceAll('\\', '/')}`);
}
