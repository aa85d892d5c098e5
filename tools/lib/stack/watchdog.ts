// `node watchdog.ts <process group>` ends the group when standard input closes, also if the parent is killed.
// Otherwise the function's workers would keep running.
import { sleep } from '../processes.ts';

const GRACE_MS = 6_000;
const POLL_MS = 200;

/** Signal 0 only checks for existence. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

async function endGroup(group: number): Promise<void> {
  const limit = Date.now() + GRACE_MS;
  while (Date.now() < limit) {
    if (!signalGroup(group, 0)) return;
    await sleep(POLL_MS);
  }
  signalGroup(group, 'SIGKILL');
}

const group = Number(process.argv[2]);
if (!Number.isInteger(group) || group < 2) throw new Error('Usage: node watchdog.ts <process group>');
process.stdin.resume();
process.stdin.once('close', () => void endGroup(group));
