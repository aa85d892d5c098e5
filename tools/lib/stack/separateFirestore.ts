import { spawn } from 'node:child_process';
import { FIRESTORE_EMULATOR } from '../paths.ts';
import { isTaken } from '../ports.ts';
import { sleep, waitWithTimeout } from '../processes.ts';

const START_LIMIT_MS = 15_000;

interface SeparateFirestore {
  stop: () => Promise<void>;
}

/** Starts an emulator outside the suite; a running one is used and stays. */
export async function startSeparateFirestore(environment: NodeJS.ProcessEnv): Promise<SeparateFirestore> {
  const { host, port } = parseAddress(environment.FIRESTORE_EMULATOR_HOST ?? '');
  if (await isTaken(port)) return { stop: () => Promise.resolve() };
  const server = spawn(
    process.execPath,
    [FIRESTORE_EMULATOR, '--host', host, '--port', String(port), '--exit-with-parent'],
    {
      env: environment,
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isTaken(port))) {
    if (server.exitCode !== null || Date.now() > limit)
      throw new Error(`The Firestore emulator did not start on ${host}:${port}.`);
    await sleep(50);
  }
  return {
    stop: async () => {
      server.kill('SIGINT');
      await waitWithTimeout(4_000, ended);
      server.kill('SIGKILL');
    },
  };
}

/** @throws Error unless the address is host:port */
function parseAddress(address: string): { host: string; port: number } {
  const match = /^(?:https?:\/\/)?\[?([^\]]+?)\]?:(\d+)$/.exec(address);
  if (!match?.[1] || !match[2])
    throw new Error(`FIRESTORE_EMULATOR_HOST must have the form 127.0.0.1:8080, not "${address}".`);
  return { host: match[1], port: Number(match[2]) };
}
