import { connect } from 'node:net';
import { run } from './processes.ts';

export interface PortUser {
  port: number;
  name: string;
}

export interface TakenPort extends PortUser {
  /** "node (pid 4711)", when the system tells. */
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

/** True when something listens there, on IPv4 or IPv6. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all([accepts(port, '127.0.0.1'), accepts(port, '::1')]);
  return answers.includes(true);
}

/** The first process in the output of `ss -Hltnp` or `lsof -nP -Fpc`. */
export function parseOwner(output: string): string | undefined {
  const fromSs = /users:\(\("([^"]+)",pid=(\d+)/.exec(output);
  if (fromSs) return `${fromSs[1]} (pid ${fromSs[2]})`;
  const fromLsof = /^p(\d+)\nc(.+)$/m.exec(output);
  return fromLsof ? `${fromLsof[2]} (pid ${fromLsof[1]})` : undefined;
}

async function findOwner(port: number): Promise<string | undefined> {
  const attempts: [string, string[]][] = [
    ['ss', ['-Hltnp', `sport = :${port}`]],
    ['lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']],
  ];
  for (const [command, commandArguments] of attempts) {
    const result = await run(command, commandArguments).catch(() => undefined);
    const owner = result && parseOwner(result.output);
    if (owner) return owner;
  }
  return undefined;
}

export async function findTakenPorts(wanted: readonly PortUser[]): Promise<TakenPort[]> {
  const checked = await Promise.all(wanted.map(async (user) => ({ user, taken: await isTaken(user.port) })));
  const taken = checked.filter((one) => one.taken).map((one) => one.user);
  return Promise.all(taken.map(async (user) => ({ ...user, owner: await findOwner(user.port) })));
}

/** What to tell a person whose ports are taken. */
export function describeTakenPorts(taken: readonly TakenPort[]): string {
  const lines = taken.map(({ port, name, owner }) => `  ${port} (${name}) is in use by ${owner ?? 'another program'}`);
  return `The shop cannot start: its ports are fixed and\n${lines.join('\n')}\nEnd that program and try again; a shop that runs already ends with Ctrl-C in its own terminal.`;
}
