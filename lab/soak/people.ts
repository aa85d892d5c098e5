import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Random } from '@bookstore/contract/test/random';
import { emulatorEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { sleep } from '../../tools/lib/processes.ts';
import { SAMPLE_ADMIN } from '../../tools/lib/samples.ts';
import type { AdminContext } from './adminContext.ts';
import { logIn, work } from './admins.ts';
import { type CustomerContext, visit } from './customers.ts';
import type { Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';
import type { PauseGate } from './pauseGate.ts';
import { fillShelf } from './shelf.ts';
import type { ShopClient } from './shopClient.ts';

/** Each costs the functions emulator a process. */
const CUSTOMERS_AT_ONCE = 5;
/** Below what an admin may change in a minute. */
const ADMIN_PAUSE_MS = { least: 900, more: 900 };
const SECOND_ADMIN = { username: 'second', password: 'second-password' };

interface Place {
  shop: ShopClient;
  ledger: Ledger;
  findings: Findings;
  /** All of them pass it with each thing that they do. */
  shopping: PauseGate;
  counting: PauseGate;
}

/** Makes the second admin as one makes any. */
async function makeSecondAdmin(): Promise<void> {
  const { username, password } = SECOND_ADMIN;
  const command = spawn(process.execPath, [join(ROOT, 'cli', 'src', 'commands', 'createAdmin.ts'), username], {
    env: emulatorEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  command.stdin.end(`${password}\n`);
  const [code] = (await once(command, 'close')) as [number];
  if (code !== 0) throw new Error('The second admin could not be made.');
}

/** Two admins, each with books of their own. */
export async function engageAdmins({ shop, ledger, counting }: Place, random: Random): Promise<AdminContext[]> {
  await makeSecondAdmin();
  const engage = async ({ username, password }: typeof SAMPLE_ADMIN): Promise<AdminContext> => {
    const token = await logIn(shop, username, password);
    return { shop, ledger, username, token, counting, shelf: await fillShelf(shop, token, random.fork(), ledger) };
  };
  return [await engage(SAMPLE_ADMIN), await engage(SECOND_ADMIN)];
}

/** Does something again and again until it is over; what should not happen is a finding. */
async function repeat(who: string, { shopping, findings }: Place, isOver: () => boolean, task: () => Promise<void>) {
  while (!isOver()) {
    await shopping
      .pass(() => (isOver() ? Promise.resolve() : task()))
      .catch((error: unknown) => {
        if (!isOver()) findings.note(`${who}: ${error instanceof Error ? error.message : String(error)}`);
        return sleep(1_000);
      });
  }
}

/** Everybody at once. Resolves when it is over and the last of them has done what they were at. */
export async function letEverybodyIn(
  place: Place,
  admins: AdminContext[],
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const context: CustomerContext = { shop: place.shop, ledger: place.ledger, known: [] };
  const customers = Array.from({ length: CUSTOMERS_AT_ONCE }, () => {
    const mood = random.fork();
    return repeat('a customer', place, isOver, () => visit(context, mood));
  });
  const working = admins.map((admin) => {
    const mood = random.fork();
    return repeat('an admin', place, isOver, async () => {
      await work(admin, mood);
      await sleep(ADMIN_PAUSE_MS.least + mood.below(ADMIN_PAUSE_MS.more));
    });
  });
  await Promise.all([...customers, ...working]);
}
