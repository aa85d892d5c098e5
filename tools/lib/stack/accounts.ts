import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { AUTH_ADDRESS, PROJECT_ID } from '../addresses.ts';
import { sleep } from '../processes.ts';

const SAVE_INTERVAL_MS = 2_000;
const ACCOUNTS_URL = `http://${AUTH_ADDRESS}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;

/** The Auth emulator accepts this token. */
const HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

interface Account {
  localId: string;
}

/** Accounts include password hashes and providers. */
async function downloadAccounts(): Promise<Account[]> {
  const answer = await fetch(`${ACCOUNTS_URL}:batchGet?maxResults=-1`, { headers: HEADERS });
  if (!answer.ok) throw new Error(`The Auth emulator did not list the accounts: ${answer.status}`);
  const { users = [] } = (await answer.json()) as { users?: Account[] };
  return users;
}

/** Accounts keep their uids. */
export async function restoreAccounts(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const users = JSON.parse(readFileSync(path, 'utf8')) as Account[];
  if (users.length === 0) return;
  const body = JSON.stringify({ users, allowOverwrite: true });
  const answer = await fetch(`${ACCOUNTS_URL}:batchCreate`, { method: 'POST', headers: HEADERS, body });
  const { error = [] } = (await answer.json()) as { error?: unknown[] };
  if (!answer.ok || error.length > 0)
    throw new Error(`The Auth emulator rejected the accounts of ${path}: ${JSON.stringify(error)}`);
}

/** Atomic: a kill leaves the old or the new list. */
function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

export interface AccountSync {
  finish: () => Promise<void>;
}

/** Saves within two seconds of a change, because the Auth emulator does not. */
export function persistAccounts(path: string): AccountSync {
  const stop = new AbortController();
  let saved = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const save = async () => {
    const text = `${JSON.stringify(await downloadAccounts(), null, 1)}\n`;
    if (text === saved) return;
    writeAtomically(path, text);
    saved = text;
  };
  const loop = async () => {
    while (!stop.signal.aborted) {
      await sleep(SAVE_INTERVAL_MS);
      // The emulator may be shutting down.
      if (!stop.signal.aborted) await save().catch(() => undefined);
    }
  };
  void loop();
  return {
    finish: async () => {
      stop.abort();
      await save().catch(() => undefined);
    },
  };
}
