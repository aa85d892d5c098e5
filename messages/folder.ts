import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HERE = import.meta.dirname;

/** CLDR's name for English that is stretched and accented, so that tests see what is no message and what overflows. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** A folder of `messages` for each language that the shop speaks. */
export const languages = (messages = HERE): string[] =>
  readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(messages, entry.name, 'words.ts')))
    .map(({ name }) => name);

/** The subjects of a language's messages: a module of its folder each. */
export const subjects = (language: string, messages = HERE): string[] =>
  readdirSync(join(messages, language))
    .filter((name) => name.endsWith('.ts') && name !== 'words.ts')
    .map((name) => name.slice(0, -'.ts'.length));

export const messagesOf = (language: string, subject: string, messages = HERE): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(messages, language, `${subject}.ts`)).href);

/** Writes the modules of the pseudo-language, which are those of English with every text stretched. */
async function writePseudoLanguage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // An earlier release may have had other subjects.
  const known = [...subjects('en'), 'words'].map((name) => `${name}.ts`);
  for (const name of readdirSync(folder)) if (!known.includes(name)) rmSync(join(folder, name), { force: true });
  for (const subject of subjects('en')) {
    const names = Object.keys(await messagesOf('en', subject));
    const lines = [
      `import * as english from ${JSON.stringify(join(HERE, 'en', `${subject}.ts`))};`,
      `import { stretch } from ${JSON.stringify(join(HERE, 'stretch.ts'))};`,
      ...names.map((name) => `export const ${name} = stretch(english.${name});`),
    ];
    writeFileSync(join(folder, `${subject}.ts`), `${lines.join('\n')}\n`);
  }
  writeFileSync(join(folder, 'words.ts'), `export * from ${JSON.stringify(join(HERE, 'en', 'words.ts'))};\n`);
}

/** The language of a tag; undefined where it is none, which the check of the shop's folder names. */
function languageOf(languageTag: string): string | undefined {
  try {
    return new Intl.Locale(languageTag).language;
  } catch {
    return undefined;
  }
}

/**
 * The folder that `@bookstore/messages` stands for in a shop of this language: `en` where the app does not speak it, or it is none.
 * @param languageTag as in shop.ts: `de-AT` has the messages of `de`
 */
export async function messagesFolder(languageTag = ''): Promise<string> {
  if (languageTag === PSEUDO_LANGUAGE) {
    // Not in node_modules, where Node runs no TypeScript; and each checkout has its own.
    const checkout = createHash('sha256').update(HERE).digest('hex').slice(0, 16);
    const folder = join(tmpdir(), `bookstore-messages-${checkout}`, PSEUDO_LANGUAGE);
    await writePseudoLanguage(folder);
    return folder;
  }
  return join(HERE, languages().find((language) => language === languageOf(languageTag)) ?? 'en');
}
