import { PORTS, PROJECT_ID, REGION } from '../addresses.ts';

/** Ten minutes in the cloud. */
const EVERY_MS = 15_000;

/** The functions emulator adds the number of reloads. */
const SWEEP_URL = `http://127.0.0.1:${PORTS.functions}/functions/projects/${PROJECT_ID}/triggers/${REGION}-sweep-0`;

/** Stands in for the scheduler, which the emulators lack. @returns a function that stops the timer */
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
