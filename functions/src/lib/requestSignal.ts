import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs code for a request. @param signal aborted once the request was answered without it */
export const withSignal = <T>(signal: AbortSignal, run: () => T): T => signals.run(signal, run);

/** Call right before a commit. @throws the signal's reason if the request was already answered */
export const assertUnanswered = (): void => signals.getStore()?.throwIfAborted();
