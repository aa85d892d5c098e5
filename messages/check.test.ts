import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { messageFaults } from './check.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const USES = "import * as messages from '@bookstore/messages/cart';\nshow(messages.empty, messages.copies(2));";
const ENGLISH = "export const empty = 'Empty';\nexport const copies = (count: number) => count;";
const GERMAN = "export const empty = 'Leer';\nexport const copies = (count: number) => count;";

/** A repository of these files, beside one of which nothing is wrong. */
function faultsOf(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'bookstore-messages-'));
  roots.push(root);
  const all = {
    'messages/en/words.ts': '',
    'messages/de/words.ts': '',
    'messages/en/cart.ts': ENGLISH,
    'messages/de/cart.ts': GERMAN,
    'web/src/Cart.tsx': USES,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return messageFaults(root);
}

it('nothing is wrong with messages that every language has and that something shows', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it('a message that a language lacks is named, and one that is a text there and a function in English', async () => {
  expect(await faultsOf({ 'messages/de/cart.ts': "export const copies = 'Exemplare';" })).toEqual([
    'messages/de/cart.ts lacks empty',
    'messages/de/cart.ts lacks copies',
  ]);
});

it('a message that English lacks is named', async () => {
  const own = `${GERMAN}\nexport const full = 'Voll';`;
  expect(await faultsOf({ 'messages/de/cart.ts': own })).toEqual([
    'messages/de/cart.ts has full, which messages/en/cart.ts lacks',
  ]);
});

it('a subject that a language lacks is named, and one that English lacks', async () => {
  const files = { 'messages/en/home.ts': "export const title = 'Home';", 'messages/de/about.ts': '' };
  const uses = "import { title } from '@bookstore/messages/home';";
  expect(await faultsOf({ ...files, 'web/src/Home.tsx': uses })).toEqual([
    'messages/de lacks home.ts',
    'messages/de has about.ts, which messages/en lacks',
  ]);
});

it('a message that nothing shows is named, whichever other subject has its name or whichever test uses it', async () => {
  const test = `${USES}\nshow(messages.full);`;
  const faults = await faultsOf({
    'messages/en/cart.ts': `${ENGLISH}\nexport const full = 'Full';`,
    'messages/de/cart.ts': `${GERMAN}\nexport const full = 'Voll';`,
    'messages/en/home.ts': "export const full = 'Full';",
    'messages/de/home.ts': "export const full = 'Voll';",
    'web/src/Cart.test.tsx': test,
    'functions/src/pages.ts': "import {\n  full as all,\n} from '@bookstore/messages/home';",
  });
  expect(faults).toEqual(['messages/en/cart.ts has full, which nothing uses']);
});

it('a message is shown that is used by another name of its subject, or as one of several imports', async () => {
  const uses = "import * as cartMessages from '@bookstore/messages/cart';\nshow(cartMessages.empty);";
  const copies = "import { copies } from '@bookstore/messages/cart';";
  expect(await faultsOf({ 'web/src/Cart.tsx': uses, 'contract/src/copies.ts': copies })).toEqual([]);
});
