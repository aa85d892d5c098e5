import { describe, expect, it } from 'vitest';
import { languages, messagesOf, subjects } from './folder.ts';
import { isolate, wordsOf } from './wordsOf.ts';

const HEBREW = 'שירים 2';
const ISOLATED = `\u2068${HEBREW}\u2069`;

/** Parameters for texts written by others, in any script. */
const WRITTEN = ['title', 'author', 'person', 'town', 'carrier', 'words', 'correction', 'fileName', 'file'];

const given = (name: string) => {
  if (WRITTEN.includes(name)) return HEBREW;
  // Callbacks that create elements.
  return ['hidden', 'before', 'link'].includes(name) ? (words: string) => words : 'x';
};

async function sentences(language: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const subject of subjects(language)) {
    for (const [message, say] of Object.entries(await messagesOf(language, subject))) {
      if (typeof say !== 'function') continue;
      const parameters = /^\(([^)]*)\)/
        .exec(String(say))?.[1]
        ?.split(',')
        .map((text) => text.split(':')[0]?.trim() ?? '');
      if (!parameters?.some((name) => WRITTEN.includes(name))) continue;
      const said: unknown = say(...parameters.map(given));
      if (typeof said === 'string') found.push([`${subject}.${message}`, said]);
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
    const said = await sentences(language);
    expect(said.length).toBeGreaterThan(30);
    const bare = said.filter(([, text]) => text.replaceAll(ISOLATED, '').includes(HEBREW));
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});
