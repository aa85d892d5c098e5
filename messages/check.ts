import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, loadMessages, subjects } from './folder.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['contract/src', 'functions/src', 'web/src', 'web/tooling'];
const IMPORT =
  /import (?:type )?(?:\* as (?<namespace>\w+)|\{(?<names>[^}]*)\}) from '@bookstore\/messages\/(?<subject>\w+)'/gu;

function usedMessages(root: string): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const folder of SOURCES) {
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
      if (/\.test\.tsx?$|\/test\//u.test(file)) continue;
      const source = readFileSync(join(root, file), 'utf8');
      for (const { groups = {} } of source.matchAll(IMPORT)) {
        const { namespace, names = '', subject = '' } = groups;
        const found = used.get(subject) ?? new Set();
        used.set(subject, found);
        for (const name of names.split(',')) found.add(name.trim().split(' ')[0] ?? '');
        if (namespace === undefined) continue;
        for (const [, name = ''] of source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'gu'))) found.add(name);
      }
    }
  }
  return used;
}

async function differences(messages: string, language: string, subject: string): Promise<string[]> {
  const [own, english] = await Promise.all([
    loadMessages(language, subject, messages),
    loadMessages('en', subject, messages),
  ]);
  const missing = Object.keys(english).filter((name) => typeof own[name] !== typeof english[name]);
  const surplus = Object.keys(own).filter((name) => !(name in english));
  return [
    ...missing.map((name) => `messages/${language}/${subject}.ts lacks ${name}`),
    ...surplus.map((name) => `messages/${language}/${subject}.ts has ${name}, which messages/en/${subject}.ts lacks`),
  ];
}

/** @param root contains sources and `messages` */
export async function messageFaults(root = ROOT): Promise<string[]> {
  const messages = join(root, 'messages');
  const used = usedMessages(root);
  const others = languages(messages).filter((language) => language !== 'en');
  const english = subjects('en', messages);
  const faults: string[] = [];
  for (const subject of english) {
    for (const language of others) {
      if (subjects(language, messages).includes(subject)) {
        faults.push(...(await differences(messages, language, subject)));
      } else {
        faults.push(`messages/${language} lacks ${subject}.ts`);
      }
    }
    const names = Object.keys(await loadMessages('en', subject, messages));
    const unused = names.filter((name) => !used.get(subject)?.has(name));
    faults.push(...unused.map((name) => `messages/en/${subject}.ts has ${name}, which nothing uses`));
  }
  for (const language of others) {
    const surplus = subjects(language, messages).filter((subject) => !english.includes(subject));
    faults.push(...surplus.map((subject) => `messages/${language} has ${subject}.ts, which messages/en lacks`));
  }
  return faults;
}

/** @throws Error with all problems */
export async function checkMessages(): Promise<void> {
  const faults = await messageFaults();
  if (faults.length > 0) throw new Error(`The messages are not complete:\n${faults.join('\n')}`);
}
