import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HERE = import.meta.dirname;

/** CLDR's name for English that is stretched and accented, so that tests see what is no message and what overflows. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** A folder of this package for each language that the shop speaks. */
export const languages = (): string[] =>
  readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(HERE, entry.name, 'words.ts')))
    .map(({ name }) => name);

/** The subjects of a language's messages: a module of its folder each. */
export const subjects = (language: string): string[] =>
  readdirSync(join(HERE, language))
    .filter((name) => name.endsWith('.ts') && name !== 'words.ts')
    .map((name) => name.slice(0, -'.ts'.length));

export const messagesOf = (language: string, subject: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(HERE, language, `${subject}.ts`)).href);

/** Writes the modules of the pseudo-language, which are those of English with every text stretched. */
async function writePseudoLanguage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
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

/**
 * The folder that `@bookstore/messages` stands for in a shop of this language: `en` where the shop does not speak it.
 * @param languageTag as in shop.ts: `de-AT` has the messages of `de`
 */
export async function messagesFolder(languageTag: string): Promise<string> {
  if (languageTag === PSEUDO_LANGUAGE) {
    const folder = join(HERE, '..', 'node_modules', '.cache', 'bookstore', 'messages', PSEUDO_LANGUAGE);
    await writePseudoLanguage(folder);
    return folder;
  }
  const { language } = new Intl.Locale(languageTag);
  return join(HERE, languages().includes(language) ? language : 'en');
}
