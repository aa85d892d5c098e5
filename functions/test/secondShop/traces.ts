import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Traces {
  texts: readonly string[];
  pictures: ReadonlyMap<string, string>;
  /** Category ids. */
  categories: readonly string[];
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Black, two-letter texts and the app's own paths occur everywhere. */
const isDistinctive = (text: string) => text.length > 2 && text !== '#000000' && !text.startsWith('/');

export async function tracesOf(folder: string): Promise<Traces> {
  const names = globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'));
  const read = async (name: string) =>
    ((await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Record<string, unknown>)[name];
  const modules = await Promise.all(names.map(read));
  const categories = ((await read('categories')) as { id: string }[]).map(({ id }) => id);
  const texts = modules.flatMap(textsIn).filter((text) => isDistinctive(text) && !categories.includes(text));
  const files = globSync('pictures/**/*.*', { cwd: folder });
  const pictures = new Map(files.map((file) => [hashOf(readFileSync(join(folder, file))), file]));
  return { texts: [...new Set(texts)], pictures, categories };
}

/** Excludes texts within the other's. */
export function onlyIn(one: Traces, other: Traces): Traces {
  return {
    texts: one.texts.filter((text) => !other.texts.some((longer) => longer.includes(text))),
    pictures: new Map([...one.pictures].filter(([hash]) => !other.pictures.has(hash))),
    categories: one.categories.filter((id) => !other.categories.includes(id)),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Unescapes a built file. */
function decodeEntities(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, wide?: string, narrow?: string) =>
      String.fromCodePoint(Number.parseInt(wide ?? narrow ?? '', 16)),
    )
    .replace(/\\(['"`\\])/g, '$1')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const COLOUR = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/;

/** Short words count only as whole texts. Colours also appear as channels in shadows. */
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

export function builtFiles(folders: readonly string[]): BuiltFile[] {
  const entries = folders.flatMap((cwd) =>
    globSync('**/*', { cwd, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' }),
  );
  return entries.flatMap((entry) => {
    if (!entry.isFile() || entry.name.endsWith('.map')) return [];
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const isText = /\.(m?js|css|html|json|svg|txt|webmanifest)$/.test(entry.name);
    return { name: entry.name, hash: hashOf(bytes), text: isText ? decodeEntities(bytes.toString()) : '' };
  });
}

const OF_THE_APP: readonly [string, RegExp][] = [
  // Cloth of drawn covers.
  ['#7d2415', /^(shared-|index\.mjs$)/],
  // Amber for placed orders, in dark too.
  ['#f2c46b', /\.(css|js)$/],
  // The dashboard's book icon.
  [
    'M12 6.5C9.8 4.7 7 4.2 3.5 4.2v14.5c3.5 0 6.3.5 8.5 2.3 2.2-1.8 5-2.3 8.5-2.3V4.2c-3.5 0-6.3.5-8.5 2.3Zm0 0V21',
    /\.js$/,
  ],
  // A column heading.
  ['Total', /\.js$/],
  // Weekdays in the chart library.
  ['Sunday', /\.js$/],
  // A setting of the passkey library.
  ['Always', /^(esm|chunk)-.*\.mjs$/],
  // A page of the app.
  ['/about', /\.m?js$/],
  // A common word.
  ['none', /\.(html|css|svg|m?js|json)$/],
];

export function found(files: readonly BuiltFile[], { texts, pictures, categories }: Traces): [string, string][] {
  const isOfTheApp = (trace: string, { name }: BuiltFile) =>
    OF_THE_APP.some(([own, place]) => own === trace && place.test(name));
  const isInAny = (trace: string, has: (file: BuiltFile) => boolean): [string, string][] => {
    const file = files.find((one) => has(one) && !isOfTheApp(trace, one));
    return file ? [[trace, file.name]] : [];
  };
  return [
    ...texts.flatMap((trace) => isInAny(trace, ({ text }) => holds(text, trace))),
    ...[...pictures].flatMap(([hash, picture]) => isInAny(picture, (file) => file.hash === hash)),
    ...categories.flatMap((id) => isInAny(id, ({ text }) => new RegExp(String.raw`\b${id}\b`, 'i').test(text))),
  ];
}
