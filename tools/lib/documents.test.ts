import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { describe, expect, it } from 'vitest';
import {
  anchorsOf,
  contentsOf,
  expectedContents,
  LONGEST_WITHOUT_CONTENTS,
  linksOf,
  readDocuments,
  readSources,
  sourcesOf,
  tasksOf,
} from './documents.ts';
import { ROOT } from './paths.ts';

const DOCUMENTS = readDocuments(ROOT);
const ANCHORS = new Map(DOCUMENTS.map(({ path, text }) => [path, anchorsOf(text)]));
const SOURCES = readSources(ROOT);
const { scripts: TASKS } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };

describe('anchors', () => {
  it('anchors are spelt as GitHub spells them, a repeated one with its number', () => {
    const text =
      "# A\n\n## Orders: who, and “why”\n\n```sh\n# no heading\n```\n\n    # nor this\n\n## An order's time\n\n## A\n";
    expect(anchorsOf(text)).toEqual(['a', 'orders-who-and-why', 'an-orders-time', 'a-1']);
  });
});

describe('contents', () => {
  const TEXT = '# A\n\n- [B](#b)\n- [C d](#c-d)\n\n## B\n\n- [C d](#c-d), of which more\n\n## C d\n\n### E\n';

  it('contents are the links to its own headings that stand before the first of them', () => {
    expect(contentsOf(TEXT)).toEqual(['[B](#b)', '[C d](#c-d)']);
    expect(expectedContents(TEXT)).toEqual(contentsOf(TEXT));
  });

  it('contents differ from headings after one has come, gone, moved or been renamed', () => {
    for (const text of [`${TEXT}\n## F\n`, TEXT.replace('## B', '## D'), TEXT.replace('## C d', '### C d')]) {
      expect(contentsOf(text)).not.toEqual(expectedContents(text));
    }
  });
});

describe.each(DOCUMENTS)('$path', ({ path, text }) => {
  it('a document of more than two screens begins with its contents, which are its headings', () => {
    const contents = contentsOf(text);
    const isLong = text.trimEnd().split('\n').length > LONGEST_WITHOUT_CONTENTS;
    if (isLong || contents.length > 0) expect(contents).toEqual(expectedContents(text));
  });

  it('a document links only to existing files and headings', () => {
    const broken = linksOf(text).filter(({ path: to, anchor }) => {
      const target = to === '' ? path : posix.join(dirname(path), to);
      return !existsSync(join(ROOT, target)) || (anchor !== '' && !ANCHORS.get(target)?.includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('a document names only existing tasks and source files', () => {
    expect(tasksOf(text).filter((task) => !(task in TASKS))).toEqual([]);
    expect(sourcesOf(text).filter((source) => !SOURCES.some((file) => file.endsWith(`/${source}`)))).toEqual([]);
  });
});

it('operations.md names every column of a file of books, in the order of the export', () => {
  const operations = DOCUMENTS.find(({ path }) => path === 'docs/operations.md')?.text ?? '';
  const [, columns = ''] = /The first line names the columns, in any order: ([^.]+)\./.exec(operations) ?? [];
  expect(Array.from(columns.matchAll(/`(\w+)`/g), ([, column]) => column)).toEqual(COLUMNS);
});

describe('the decisions', () => {
  const isDecision = /^docs\/decisions\/(\d{3}-.+\.md)$/;
  const index = DOCUMENTS.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';

  const rows = index.matchAll(/^\| \[(\d{3}) (.+?)\]\(([^)]+)\) \| .+? \| ?(.*?) ?\|$/gm);
  const listed = Array.from(rows, ([, number, title, file, changedBy]) => ({
    file,
    title: `# ${number} ${title}`,
    changedBy,
  }));

  it('the decisions are each in their index, in their order, by their titles and with what has changed them', () => {
    const there = DOCUMENTS.flatMap(({ path, text }) => {
      const file = isDecision.exec(path)?.[1];
      const [, changedBy = ''] = /^\*Changed in part by ([^*]+)\.\*$/m.exec(text) ?? [];
      return file ? [{ file, title: text.split('\n')[0], changedBy: changedBy.replaceAll('\n', ' ') }] : [];
    });
    expect(listed).toEqual(there);
  });
});
