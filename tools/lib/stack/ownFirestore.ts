import { spawn } from 'node:child_process';
import { FIRESTORE_EMULATOR } from '../paths.ts';
import { isTaken } from '../ports.ts';
import { sleep, waitAtMost } from '../processes.ts';

const START_LIMIT_MS = 15_000;

interface OwnFirestore {
  stop: () => Promise<void>;
}

/**
 * Starts the Firestore emulator at FIRESTORE_EMULATOR_HOST of the given environment, beside the suite instead of in it. A server that
 * answers there already is used as it is, and left running.
 */
export async function ownFirestore(environment: NodeJS.ProcessEnv): Promise<OwnFirestore> {
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
      throw new Error(`The Firestore emulator did not come up on ${host}:${port}.`);
    await sleep(50);
  }
  return {
    stop: async () => {
      server.kill('SIGINT');
      await waitAtMost(4_000, ended);
      server.kill('SIGKILL');
    },
  };
}

/** @throws Error when the address is not of the form host:port */
function parseAddress(address: string): { host: string; port: number } {
  const match = /^(?:https?:\/\/)?\[?([^\]]+?)\]?:(\d+)$/.exec(address);
  if (!match?.[1] || !match[2])
    throw new Error(`FIRESTORE_EMULATOR_HOST should read like 127.0.0.1:8080, not "${address}".`);
  return { host: match[1], port: Number(match[2]) };
}
