import { constants } from 'node:os';

interface StopSignal {
  signal: AbortSignal;
  /** 130 after Ctrl-C, 143 after SIGTERM. */
  exitCode: () => number;
}

/**
 * Aborts on Ctrl-C, SIGTERM, a closed terminal or the end of tools/run.mjs. Ctrl-C also arrives from npm, so repeats
 * are ignored.
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

export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
