import { describe, expect, it } from 'vitest';
import { languages, loadMessages, subjects } from './folder.ts';
import { isolate, wordsOf } from './wordsOf.ts';

const HEBREW = 'שירים 2';
const ISOLATED = `\u2068${HEBREW}\u2069`;

/** Parameters for texts written by others, in any script. */
const WRITTEN = ['title', 'author', 'person', 'town', 'carrier', 'words', 'correction', 'fileName', 'file'];

const toArgument = (name: string) => {
  if (WRITTEN.includes(name)) return HEBREW;
  // Callbacks that create elements.
  return ['hidden', 'before', 'link'].includes(name) ? (words: string) => words : 'x';
};

async function sentences(language: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const subject of subjects(language)) {
    for (const [name, message] of Object.entries(await loadMessages(language, subject))) {
      if (typeof message !== 'function') continue;
      const parameters = /^\(([^)]*)\)/
        .exec(String(message))?.[1]
        ?.split(',')
        .map((text) => text.split(':')[0]?.trim() ?? '');
      if (!parameters?.some((name) => WRITTEN.includes(name))) continue;
      const text: unknown = message(...parameters.map(toArgument));
      if (typeof text === 'string') found.push([`${subject}.${name}`, text]);
    }
  }
  return found;
}

describe('isolate', () => {
  it('isolates right-to-left text only', () => {
    expect(isolate(HEBREW)).toBe(ISOLATED);
    expect(isolate('مطر!')).toBe('\u2068مطر!\u2069');
    for (const text of ['The Salt Road', 'Дюна', '雨', '']) expect(isolate(text)).toBe(text);
    expect(isolate(7)).toBe('7');
    expect(wordsOf('en').list(['Rain', HEBREW])).toBe(`Rain and ${ISOLATED}`);
  });

  it.each(languages())('is used by each message in %s that takes such text', async (language) => {
    const translated = await sentences(language);
    expect(translated.length).toBeGreaterThan(30);
    const bare = translated.filter(([, text]) => text.replaceAll(ISOLATED, '').includes(HEBREW));
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});
