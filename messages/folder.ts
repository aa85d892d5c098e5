import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HERE = import.meta.dirname;

/** CLDR's pseudo-locale reveals untranslated and overflowing text. */
export const PSEUDO_LANGUAGE = 'en-XA';

export const languages = (messages = HERE): string[] =>
  readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(messages, entry.name, 'words.ts')))
    .map(({ name }) => name);

export const subjects = (language: string, messages = HERE): string[] =>
  readdirSync(join(messages, language))
    .filter((name) => name.endsWith('.ts') && name !== 'words.ts')
    .map((name) => name.slice(0, -'.ts'.length));

export const loadMessages = (language: string, subject: string, messages = HERE): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(messages, language, `${subject}.ts`)).href);

async function writePseudoLanguage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Removes modules of an earlier release.
  const known = [...subjects('en'), 'words'].map((name) => `${name}.ts`);
  for (const name of readdirSync(folder)) if (!known.includes(name)) rmSync(join(folder, name), { force: true });
  for (const subject of subjects('en')) {
    const names = Object.keys(await loadMessages('en', subject));
    const lines = [
      `import * as english from ${JSON.stringify(join(HERE, 'en', `${subject}.ts`))};`,
      `import { stretch } from ${JSON.stringify(join(HERE, 'stretch.ts'))};`,
      ...names.map((name) => `export const ${name} = stretch(english.${name});`),
    ];
    writeFileSync(join(folder, `${subject}.ts`), `${lines.join('\n')}\n`);
  }
  writeFileSync(join(folder, 'words.ts'), `export * from ${JSON.stringify(join(HERE, 'en', 'words.ts'))};\n`);
}

/** Returns undefined for an invalid tag. */
function parseLanguage(languageTag: string): string | undefined {
  try {
    return new Intl.Locale(languageTag).language;
  } catch {
    return undefined;
  }
}

/** Returns `en` for an unsupported or invalid language. @param languageTag as in shop.ts: `de-AT` uses `de` */
export async function messagesFolder(languageTag = ''): Promise<string> {
  if (languageTag === PSEUDO_LANGUAGE) {
    // Outside node_modules, where Node runs no TypeScript.
    const checkout = createHash('sha256').update(HERE).digest('hex').slice(0, 16);
    const folder = join(tmpdir(), `bookstore-messages-${checkout}`, PSEUDO_LANGUAGE);
    await writePseudoLanguage(folder);
    return folder;
  }
  return join(HERE, languages().find((language) => language === parseLanguage(languageTag)) ?? 'en');
}
