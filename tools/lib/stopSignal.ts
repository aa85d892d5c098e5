import { constants } from 'node:os';

interface StopSignal {
  signal: AbortSignal;
  /** 130 after Ctrl-C, 143 after a kill, as shells count. */
  exitCode: () => number;
}

/**
 * One abort signal for every way a task is told to end: Ctrl-C, a kill, a closed terminal, or the death of tools/run.mjs, which the
 * closed channel shows. Ctrl-C arrives more than once (from the terminal and passed on by npm), so repetitions mean nothing.
 */
export function listenForStop(): StopSignal {
  const controller = new AbortController();
  let code = 0;
  const stop = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    if (controller.signal.aborted) return;
    code = 128 + constants.signals[signal];
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  process.on('disconnect', () => stop('SIGHUP'));
  process.channel?.unref();
  return { signal: controller.signal, exitCode: () => code };
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
