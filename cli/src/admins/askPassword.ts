import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Discards readline's echo, so that the password stays hidden. */
const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() });

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silentOutput, terminal: true });
  const interrupted = new Promise<never>((_resolve, reject) => {
    lines.once('SIGINT', () => reject(new Error('Nothing was changed.')));
  });
  try {
    return await Promise.race([lines.question(''), interrupted]);
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** Asks twice without echo on a terminal; otherwise reads the first line of standard input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await ask('Password: ');
  if ((await ask('Repeat the password: ')) !== password)
    throw new Error('The two passwords differ. Nothing was changed.');
  return password;
}
