import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Call, connect } from './replay/client.ts';

const CLI = join(import.meta.dirname, '../bin/firestore-emulator.ts');
const DATABASE = 'projects/p/databases/(default)';
const WRITERS = 6;
/** The journal is compacted in each round. */
const FILLER = 'x'.repeat(20_000);

/** FAULT_SEED repeats the moments of the kills. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const SEED = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31));

let directory: string;
const kills: (() => void)[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'emulator-killed-'));
});
afterEach(async () => {
  for (const kill of kills.splice(0)) kill();
  await rm(directory, { recursive: true, force: true });
});

const nameOf = (path: string) => `${DATABASE}/documents/${path}`;

/** @param before shell command to run first */
async function start(before = ':') {
  const command = [process.execPath, CLI, '--port', '0', '--data-dir', directory];
  const child = spawn('sh', ['-c', `${before}; exec "$@"`, 'sh', ...command]);
  const kill = () => child.kill('SIGKILL');
  kills.push(kill);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  for await (const chunk of child.stdout) {
    output += chunk;
    const address = /Firestore emulator at (\S+),/.exec(output)?.[1];
    if (address) return { kill, gone: once(child, 'exit'), ...connect(address) };
  }
  throw new Error(output);
}

class Ledger {
  readonly sent = Array.from({ length: WRITERS }, () => 0);
  readonly confirmed = Array.from({ length: WRITERS }, () => 0);
  readonly seen = Array.from({ length: WRITERS }, () => 0);

  get acknowledged(): number {
    return this.confirmed.reduce((sum, confirmed) => sum + confirmed, 0);
  }
}

/** The third document exists while `n` is odd. */
function write(call: Call, writer: number, n: number): Promise<Answer> {
  const fields = { n: { integerValue: String(n) }, filler: { stringValue: FILLER } };
  const odd = nameOf(`odd/${writer}`);
  const third = n % 2 === 1 ? { update: { name: odd, fields: {} } } : { delete: odd };
  const update = (side: string) => ({ update: { name: nameOf(`${side}/${writer}`), fields } });
  return call('Commit', { database: DATABASE, writes: [update('left'), update('right'), third] });
}

/** Null once the server is gone. */
async function readNumber(call: Call, writer: number): Promise<number | null> {
  const documents = ['left', 'right', 'odd'].map((collection) => nameOf(`${collection}/${writer}`));
  const request = { database: DATABASE, documents, mask: { fieldPaths: ['n'] } };
  const { status, responses } = await call('BatchGetDocuments', request);
  if (status !== 'OK') return null;
  const [left, right, odd] = responses.map(({ found }) => found as { fields?: { n?: { integerValue: string } } });
  const n = Number(left?.fields?.n?.integerValue ?? 0);
  expect(Number(right?.fields?.n?.integerValue ?? 0)).toBe(n);
  expect(odd !== undefined).toBe(n % 2 === 1);
  return n;
}

async function keepWriting(call: Call, ledger: Ledger, writer: number, onAcknowledged = () => {}): Promise<void> {
  for (;;) {
    const n = (ledger.sent[writer] ?? 0) + 1;
    ledger.sent[writer] = n;
    const { status } = await write(call, writer, n);
    if (status !== 'OK') return;
    ledger.confirmed[writer] = n;
    onAcknowledged();
  }
}

async function keepReading(call: Call, ledger: Ledger, writer: number): Promise<void> {
  for (;;) {
    const n = await readNumber(call, writer);
    if (n === null) return;
    ledger.seen[writer] = n;
  }
}

type Running = Awaited<ReturnType<typeof start>>;

async function runUntilKilled({ call, close, kill, gone }: Running, ledger: Ledger, commits: number) {
  const last = ledger.acknowledged + commits;
  const onAcknowledged = () => {
    if (ledger.acknowledged >= last) kill();
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => keepWriting(call, ledger, writer, onAcknowledged));
  const readers = Array.from({ length: WRITERS }, (_, writer) => keepReading(call, ledger, writer));
  await Promise.all([...writers, ...readers, gone]);
  close();
}

async function expectEverything({ call }: Running, ledger: Ledger): Promise<void> {
  for (let writer = 0; writer < WRITERS; writer++) {
    const n = await readNumber(call, writer);
    const [sent, confirmed, seen] = [ledger.sent, ledger.confirmed, ledger.seen].map((numbers) => numbers[writer] ?? 0);
    expect(n).toBeGreaterThanOrEqual(Math.max(confirmed ?? 0, seen ?? 0));
    expect(n).toBeLessThanOrEqual(sent ?? 0);
  }
}

// Windows has no shell limits.
describe.skipIf(process.platform === 'win32')('the emulator', () => {
  it('keeps every acknowledged or visible commit after repeated kills', async () => {
    const ledger = new Ledger();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const running = await start();
        await expectEverything(running, ledger);
        await runUntilKilled(running, ledger, 120 + ((SEED + round) % 120));
      }
      const last = await start();
      await expectEverything(last, ledger);
      last.close();
    } catch (error) {
      throw new Error(`FAULT_SEED=${SEED} repeats this: ${String(error)}`, { cause: error });
    }
    expect(Math.max(...ledger.confirmed)).toBeGreaterThan(0);
  });

  it('stops when the disk is full and keeps acknowledged commits', async () => {
    const ledger = new Ledger();
    // Blocks of 512 bytes: the last of a dozen commits is torn.
    const running = await start('ulimit -f 1000');
    const writers = Array.from({ length: WRITERS }, (_, writer) => keepWriting(running.call, ledger, writer));
    await Promise.all(writers);
    running.close();
    expect(await running.gone).toEqual([1, null]);
    const again = await start();
    await expectEverything(again, ledger);
    again.close();
    expect(Math.max(...ledger.confirmed)).toBeGreaterThan(0);
  });
});
