/** Where Node's inspector listens when a process is asked for it by a signal. */
const INSPECTOR = 'http://127.0.0.1:9229';
const ANSWER_LIMIT_MS = 10_000;
const BYTES_PER_MB = 1_000_000;

/** Run inside the process, after a collection. */
const IN_USE = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

interface Target {
  /** Like `node[1234]`. */
  title: string;
  webSocketDebuggerUrl: string;
}

interface Message {
  id: number;
  result: { result?: { value: number } };
}

/** The process as its inspector shows it. It starts to listen with the first call for this process. */
async function findTarget(pid: number): Promise<Target | undefined> {
  process.kill(pid, 'SIGUSR1');
  const answer = await fetch(`${INSPECTOR}/json/list`).catch(() => undefined);
  const targets = ((await answer?.json()) ?? []) as Target[];
  return targets.find(({ title }) => title.endsWith(`[${pid}]`));
}

/** Collects what is garbage, and asks for what is left. */
function ask(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    const limit = setTimeout(() => socket.close(), ANSWER_LIMIT_MS);
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      socket.send(JSON.stringify({ id: 2, method: 'Runtime.evaluate', params: { expression: IN_USE } }));
    };
    socket.onmessage = ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as Message;
      if (id !== 2) return;
      resolve((result.result?.value ?? 0) / BYTES_PER_MB);
      socket.close();
    };
    socket.onclose = () => {
      clearTimeout(limit);
      resolve(null);
    };
  });
}

/**
 * What a process of Node holds in memory once everything is collected that it no longer needs, in megabytes. What the system
 * counts says little of that: V8 lets garbage lie as long as the machine has room, and an instance in the cloud has less.
 * @returns null where it does not answer: it was killed, or has only just begun to listen
 */
export async function liveMemoryOf(pid: number): Promise<number | null> {
  try {
    const target = await findTarget(pid);
    return target ? await ask(target.webSocketDebuggerUrl) : null;
  } catch {
    return null;
  }
}
