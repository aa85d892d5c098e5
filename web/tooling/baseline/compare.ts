import type { Newer } from './fallbacks.ts';
import type { Use } from './script.ts';

/** A source file of the shop: its path from the root, and its text. */
export interface Source {
  path: string;
  text: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Whether a source names it: `.detect` as a member of something, `VideoFrame` as a word. */
function names({ text }: Source, name: string): boolean {
  const pattern = new RegExp(`${/^\w/.test(name) ? '(?<![\\w$])' : ''}${escaped(name)}(?![\\w$])`);
  return text.split('\n').some((line) => !isComment(line) && pattern.test(line));
}

/**
 * A second file of the shop that names the same may have no fallback. Of what libraries use only members are looked for: a word like
 * `navigation` stands in many texts.
 */
function wrongFiles({ names: all, by, isOfOthers }: Newer, sources: Source[]): string[] {
  const files = by.filter((path) => /\.tsx?$/.test(path));
  const isStyle = all.every((name) => /[:@]/.test(name));
  if (isStyle || isOfOthers) return [];
  const sought = files.length > 0 ? all : all.filter((name) => name.includes('.'));
  const naming = sources.filter((source) => sought.some((name) => names(source, name))).map(({ path }) => path);
  return [
    ...naming
      .filter((path) => !files.includes(path))
      .map((path) => `${path} names ${sought.join(' or ')}, and the list knows no fallback there`),
    ...files
      .filter((path) => !naming.includes(path))
      .map((path) => `The list says that ${path} names ${sought.join(' or ')}, which it does not`),
  ];
}

/** What is wrong: names without an entry, names without a use, files that an entry does not know. Empty when all is well. */
export function compare(found: Use[], list: Newer[], sources: Source[]): string[] {
  const listed = list.flatMap((entry) => entry.names);
  const used = new Map(found.map((use) => [use.name, use]));
  return [
    ...[...used.values()]
      .filter(({ name }) => !listed.includes(name))
      .map(
        ({ name, excerpt }) =>
          `${name} is newer than what is widely available, and has no fallback in the list: ${excerpt}`,
      ),
    ...listed.filter((name) => !used.has(name)).map((name) => `${name} is in the list, and nothing uses it`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} is in the list more than once`),
    ...list.flatMap((entry) => wrongFiles(entry, sources)),
  ];
}
