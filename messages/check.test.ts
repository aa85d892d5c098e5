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

function findFaults(files: Record<string, string>): Promise<string[]> {
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

const CART_FULL = {
  'messages/en/cart.ts': `${ENGLISH}\nexport const full = 'Full';`,
  'messages/de/cart.ts': `${GERMAN}\nexport const full = 'Voll';`,
};
const HOME = {
  'messages/en/home.ts': "export const full = 'Full';",
  'messages/de/home.ts': "export const full = 'Voll';",
};

it.each<[what: string, files: Record<string, string>, faults: string[]]>([
  ['nothing for complete messages', {}, []],
  [
    'nothing for messages imported under another name or one by one',
    {
      'web/src/Cart.tsx': USES.replaceAll('messages.', 'words.')
        .replace('as messages', 'as words')
        .replace(/, .*/, ');'),
      'contract/src/copies.ts': "import { copies } from '@bookstore/messages/cart';",
    },
    [],
  ],
  [
    'messages and subjects that a language or English lacks',
    {
      'messages/de/cart.ts': "export const copies = 'Exemplare';\nexport const full = 'Voll';",
      'messages/en/home.ts': '',
      'messages/de/about.ts': '',
    },
    [
      'messages/de/cart.ts lacks empty',
      'messages/de/cart.ts lacks copies',
      'messages/de/cart.ts has full, which messages/en/cart.ts lacks',
      'messages/de lacks home.ts',
      'messages/de has about.ts, which messages/en lacks',
    ],
  ],
  [
    'a message that only a test uses, or that another subject has',
    {
      ...CART_FULL,
      ...HOME,
      'web/src/Cart.test.tsx': `${USES}\nshow(messages.full);`,
      'functions/src/pages.ts': "import {\n  full as all,\n} from '@bookstore/messages/home';",
    },
    ['messages/en/cart.ts has full, which nothing uses'],
  ],
])('messageFaults names %s', async (_what, files, faults) => {
  expect(await findFaults(files)).toEqual(faults);
});
