import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What can be found of a shop in what was built of it. */
export interface Traces {
  /** Texts, settings, links and colours of its modules. */
  texts: readonly string[];
  /** Its pictures, by the hash of their bytes. */
  pictures: ReadonlyMap<string, string>;
  /** The ids of its categories. */
  categories: readonly string[];
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Black is nobody's own, and two letters are in every program. */
const isTelling = (text: string) => text.length > 2 && text !== '#000000';

/** Everything of a shop's folder that could be left somewhere. */
export async function tracesOf(folder: string): Promise<Traces> {
  const names = globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'));
  const read = async (name: string) =>
    ((await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Record<string, unknown>)[name];
  const modules = await Promise.all(names.map(read));
  const categories = ((await read('categories')) as { id: string }[]).map(({ id }) => id);
  const texts = modules.flatMap(textsIn).filter((text) => isTelling(text) && !categories.includes(text));
  const files = globSync('pictures/**/*.*', { cwd: folder });
  const pictures = new Map(files.map((file) => [hashOf(readFileSync(join(folder, file))), file]));
  return { texts: [...new Set(texts)], pictures, categories };
}

/** What the one has and the other has not. A text that is part of one of the other's could not be told from it. */
export function onlyIn(one: Traces, other: Traces): Traces {
  return {
    texts: one.texts.filter((text) => !other.texts.some((longer) => longer.includes(text))),
    pictures: new Map([...one.pictures].filter(([hash]) => !other.pictures.has(hash))),
    categories: one.categories.filter((id) => !other.categories.includes(id)),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A built file's text as a person would write it: without what scripts and documents escape. */
function plain(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, wide?: string, narrow?: string) =>
      String.fromCodePoint(Number.parseInt(wide ?? narrow ?? '', 16)),
    )
    .replace(/\\(['"`\\])/g, '$1')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const COLOUR = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/;

/** Short words, which any program could use, count only where they are a whole text: in quotes, or between tags. Shadows write a colour as its channels. */
function holds(text: string, trace: string): boolean {
  const colour = COLOUR.exec(trace);
  if (colour) {
    const channels = colour.slice(1).map((digits) => Number.parseInt(digits, 16));
    return (
      text.toLowerCase().includes(trace) ||
      text.includes(`: ${channels.join(' ')}`) ||
      text.includes(`:${channels.join(' ')}`)
    );
  }
  if (trace.length >= (trace.includes(' ') ? 10 : 20)) return text.includes(trace);
  return ['"', "'", '`'].some((quote) => text.includes(quote + trace + quote)) || text.includes(`>${trace}<`);
}

interface BuiltFile {
  name: string;
  hash: string;
  text: string;
}

/** What was built, without source maps, which are not uploaded. */
export function builtFiles(folders: readonly string[]): BuiltFile[] {
  const entries = folders.flatMap((cwd) =>
    globSync('**/*', { cwd, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' }),
  );
  return entries.flatMap((entry) => {
    if (!entry.isFile() || entry.name.endsWith('.map')) return [];
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const isText = /\.(m?js|css|html|json|svg|txt|webmanifest)$/.test(entry.name);
    return { name: entry.name, hash: hashOf(bytes), text: isText ? plain(bytes.toString()) : '' };
  });
}

/** What the app itself has too, whichever shop it is, and where. */
const OF_THE_APP: readonly [string, RegExp][] = [
  // A cloth of the covers that are drawn where there is no picture.
  ['#7d2415', /^shared-/],
  // What has been ordered and not yet packed is amber, in the dark too.
  ['#f2c46b', /\.(css|js)$/],
  // The sign for books in the dashboard's menu.
  [
    'M12 6.5C9.8 4.7 7 4.2 3.5 4.2v14.5c3.5 0 6.3.5 8.5 2.3 2.2-1.8 5-2.3 8.5-2.3V4.2c-3.5 0-6.3.5-8.5 2.3Zm0 0V21',
    /\.js$/,
  ],
  // The heading of a column.
  ['Total', /\.js$/],
  // The library of the charts knows the days of the week.
  ['Sunday', /\.js$/],
  // The library of passkeys knows a setting of that name.
  ['Always', /^(esm|chunk)-.*\.mjs$/],
  // The address of a page of the app.
  ['/about', /\.m?js$/],
  // A word of every program.
  ['none', /\.(html|css|svg|m?js|json)$/],
];

/** Which of the traces are in built files, each with the first file that has it. */
export function found(files: readonly BuiltFile[], { texts, pictures, categories }: Traces): [string, string][] {
  const isOfTheApp = (trace: string, { name }: BuiltFile) =>
    OF_THE_APP.some(([own, place]) => own === trace && place.test(name));
  const inSome = (trace: string, has: (file: BuiltFile) => boolean): [string, string][] => {
    const file = files.find((one) => has(one) && !isOfTheApp(trace, one));
    return file ? [[trace, file.name]] : [];
  };
  return [
    ...texts.flatMap((trace) => inSome(trace, ({ text }) => holds(text, trace))),
    ...[...pictures].flatMap(([hash, picture]) => inSome(picture, (file) => file.hash === hash)),
    ...categories.flatMap((id) => inSome(id, ({ text }) => new RegExp(String.raw`\b${id}\b`, 'i').test(text))),
  ];
}
