import { connect } from 'node:net';
import { run } from './processes.ts';

const COMMAND_LENGTH = 80;

export interface PortUser {
  port: number;
  name: string;
}

interface TakenPort extends PortUser {
  /** Example: "node server.js (pid 4711)". */
  owner?: string;
}

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (isTaken: boolean) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/** Checks IPv4 and IPv6. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all([accepts(port, '127.0.0.1'), accepts(port, '::1')]);
  return answers.includes(true);
}

/** Parses the output of `ss -Hltnp` or `lsof -nP -Fp`. */
export function parseOwner(output: string): number | undefined {
  const match = /users:\(\("[^"]*",pid=(\d+)/.exec(output) ?? /^p(\d+)$/m.exec(output);
  return match ? Number(match[1]) : undefined;
}

/** Node's own process name is MainThread. */
async function describeProcess(pid: number): Promise<string> {
  const result = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined);
  const command = result?.output.trim().slice(0, COMMAND_LENGTH);
  return command ? `${command} (pid ${pid})` : `pid ${pid}`;
}

async function findOwner(port: number): Promise<string | undefined> {
  const attempts: [string, string[]][] = [
    ['ss', ['-Hltnp', `sport = :${port}`]],
    ['lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp']],
  ];
  for (const [command, commandArguments] of attempts) {
    const result = await run(command, commandArguments).catch(() => undefined);
    const pid = result && parseOwner(result.output);
    if (pid) return describeProcess(pid);
  }
  return undefined;
}

export async function findTakenPorts(wanted: readonly PortUser[]): Promise<TakenPort[]> {
  const checked = await Promise.all(wanted.map(async (user) => ({ user, taken: await isTaken(user.port) })));
  const taken = checked.filter((one) => one.taken).map((one) => one.user);
  return Promise.all(taken.map(async (user) => ({ ...user, owner: await findOwner(user.port) })));
}

export function describeTakenPorts(taken: readonly TakenPort[]): string {
  const lines = taken.map(({ port, name, owner }) => `  ${port} (${name}) is in use by ${owner ?? 'another program'}`);
  return `The shop cannot start, because its fixed ports are in use:\n${lines.join('\n')}\nStop that program and try again. Ctrl-C in its terminal stops a running shop.`;
}
