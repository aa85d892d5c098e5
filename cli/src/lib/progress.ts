import { printToStderr } from './print.ts';

/** Longer than the lock of a killed command, which lasts a minute. */
export const TIMEOUT_MS = 90_000;

const SILENCE_NOTICE_MS = 5_000;

export interface Progress {
  count: (what: string) => void;
  touch: () => void;
}

export const NO_PROGRESS: Progress = { count: () => undefined, touch: () => undefined };

interface ProgressOptions {
  timeoutMs?: number;
  /** Defaults to standard error. */
  write?: (line: string) => void;
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1_000);
const numberOf = ([what, count]: [string, number]) => `${count.toLocaleString('en-US')} ${what}`;

function withProgressText(error: unknown, counts: Map<string, number>): Error {
  const message = error instanceof Error ? error.message : String(error);
  const done = [...counts].map(numberOf).join(', ');
  return new Error(done === '' ? message : `${message}\nCompleted before: ${done}.`, { cause: error });
}

/** Prints every second. @throws the error of the work; after a timeout the work continues until the process exits */
export async function withProgress<T>(
  work: (progress: Progress) => Promise<T>,
  options: ProgressOptions = {},
): Promise<T> {
  const { timeoutMs = TIMEOUT_MS, write = printToStderr } = options;
  const counts = new Map<string, number>();
  const silence = Promise.withResolvers<never>();
  let lastHeard = Date.now();
  let current = '';
  let shown = '';
  const look = () => {
    const silentMs = Date.now() - lastHeard;
    const waiting = silentMs >= SILENCE_NOTICE_MS ? `Firestore has not answered for ${seconds(silentMs)} s` : '';
    const line = [current && numberOf([current, counts.get(current) ?? 0]), waiting].filter(Boolean).join('; ');
    if (line !== shown && line !== '') write(`  ${line}`);
    shown = line;
    if (silentMs >= timeoutMs) silence.reject(new Error(`${waiting}. Repeat the command later.`));
  };
  const touch = () => {
    lastHeard = Date.now();
  };
  const count = (what: string) => {
    touch();
    current = what;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const timer = setInterval(look, 1_000);
  try {
    return await Promise.race([work({ count, touch }), silence.promise]);
  } catch (error) {
    throw withProgressText(error, counts);
  } finally {
    clearInterval(timer);
  }
}
