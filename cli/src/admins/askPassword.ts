import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Discards the echo of the password. */
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

/** Without a terminal, questions read the next line of standard input. */
export function createPrompt(): (question: string) => Promise<string> {
  if (process.stdin.isTTY) return ask;
  let lines: Promise<string[]> | undefined;
  return async () => {
    lines ??= text(process.stdin).then((piped) => piped.split(/\r?\n/));
    return (await lines).shift() ?? '';
  };
}

/** Asks twice; without a terminal it reads the first line of standard input. */
export async function askPassword(): Promise<string> {
  const prompt = createPrompt();
  const password = await prompt('Password: ');
  if (process.stdin.isTTY && (await prompt('Repeat the password: ')) !== password) {
    throw new Error('The two passwords differ. Nothing was changed.');
  }
  return password;
}
