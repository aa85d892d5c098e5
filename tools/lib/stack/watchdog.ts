// Watches over one process group: `node watchdog.ts <group id>`. Waits until standard input closes, which happens even when the task
// that holds the other end is killed outright, gives the group a few seconds to end in order, and kills what is left of it. Without
// it, a killed task would leave the function's workers running.
import { sleep } from '../processes.ts';

const GRACE_MS = 6_000;
const POLL_MS = 200;

/** Signal 0 only asks. */
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
