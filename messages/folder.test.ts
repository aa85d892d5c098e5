import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { loadMessages, messagesFolder, PSEUDO_LANGUAGE, subjects } from './folder.ts';

const HERE = import.meta.dirname;

it.each([
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['fr', 'en'],
  ['de_AT', 'en'],
  ['', 'en'],
])('a shop in %s has the messages of %s', async (languageTag, folder) => {
  expect(await messagesFolder(languageTag)).toBe(join(HERE, folder));
});

it('a shop in the pseudo-language has every message of English, stretched', async () => {
  const folder = await messagesFolder(PSEUDO_LANGUAGE);
  expect(readdirSync(folder)).toEqual(readdirSync(join(HERE, 'en')));
  for (const subject of subjects('en')) {
    const [english, stretched] = await Promise.all([
      loadMessages('en', subject),
      import(pathToFileURL(join(folder, `${subject}.ts`)).href) as Promise<Record<string, unknown>>,
    ]);
    expect(Object.keys(stretched)).toEqual(Object.keys(english));
    for (const text of Object.values(stretched).filter((one) => typeof one === 'string' && one.trim() !== ''))
      expect(text).toMatch(/^\[.+\]$/su);
  }
});
