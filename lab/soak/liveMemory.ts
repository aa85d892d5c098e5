import { sleep } from '../../tools/lib/processes.ts';

/** Where Node's inspector listens when a process is asked for it by a signal. */
export const INSPECTOR_PORT = 9229;
const TARGETS = `http://127.0.0.1:${INSPECTOR_PORT}/json/list`;
const LISTEN_LIMIT_MS = 5_000;
const ANSWER_LIMIT_MS = 10_000;
const BYTES_PER_MB = 1_000_000;

/** Run inside the process, after a collection. */
const IN_USE = '(({ heapUsed, external }) => [process.pid, heapUsed + external])(process.memoryUsage())';

interface Target {
  webSocketDebuggerUrl: string;
}

interface Message {
  id: number;
  result: { result?: { value?: [pid: number, bytes: number] } };
}

/** Whoever listens, once somebody does: on a busy machine that takes a while. @returns undefined when nobody does. */
async function findTarget(): Promise<Target | undefined> {
  const limit = Date.now() + LISTEN_LIMIT_MS;
  while (Date.now() < limit) {
    await sleep(200);
    const targets = await fetch(TARGETS).then(
      async (answer) => (await answer.json()) as Target[],
      () => [],
    );
    if (targets[0]) return targets[0];
  }
  return undefined;
}

/** Collects what is garbage, and asks who answers and what is left. */
function ask({ webSocketDebuggerUrl }: Target): Promise<[pid: number, bytes: number] | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(webSocketDebuggerUrl);
    const limit = setTimeout(() => socket.close(), ANSWER_LIMIT_MS);
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      const params = { expression: IN_USE, returnByValue: true };
      socket.send(JSON.stringify({ id: 2, method: 'Runtime.evaluate', params }));
    };
    socket.onmessage = ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as Message;
      if (id !== 2) return;
      resolve(result.result?.value);
      socket.close();
    };
    socket.onclose = () => {
      clearTimeout(limit);
      resolve(undefined);
    };
  });
}

/**
 * What a process of Node holds in memory once everything is collected that it no longer needs, in megabytes. What the system
 * counts says little of that: V8 lets garbage lie as long as the machine has room, and an instance in the cloud has less.
 * @param pid a process that has surely started: the signal ends one that has not
 * @returns null where it does not answer, as one that was killed
 */
export async function liveMemoryOf(pid: number): Promise<number | null> {
  try {
    // It begins to listen, unless it does already.
    process.kill(pid, 'SIGUSR1');
    const target = await findTarget();
    const [answering, bytes = 0] = (target && (await ask(target))) ?? [];
    return answering === pid ? bytes / BYTES_PER_MB : null;
  } catch {
    return null;
  }
}
