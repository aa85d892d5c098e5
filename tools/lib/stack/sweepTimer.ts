import { PORTS, PROJECT_ID, REGION } from '../addresses.ts';

/** Sooner than every ten minutes, as in the cloud: somebody is waiting. */
const EVERY_MS = 15_000;

/** The functions emulator knows a scheduled function by its place, its name and the number of its reload. */
const SWEEP_URL = `http://127.0.0.1:${PORTS.functions}/functions/projects/${PROJECT_ID}/triggers/${REGION}-sweep-0`;

/** Calls the function `sweep` regularly: the emulators have no scheduler. Returns the function that ends it. */
export function startSweepTimer(url = SWEEP_URL, everyMs = EVERY_MS): () => void {
  const end = new AbortController();
  let isRunning = false;
  const sweep = async () => {
    if (isRunning) return;
    isRunning = true;
    const event = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}', signal: end.signal };
    await fetch(url, event)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
    isRunning = false;
  };
  const timer = setInterval(() => void sweep(), everyMs);
  return () => {
    clearInterval(timer);
    end.abort();
  };
}
