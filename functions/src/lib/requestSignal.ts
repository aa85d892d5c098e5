import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs something for a request, whose signal is aborted once it was answered without it. */
export const withSignal = <T>(signal: AbortSignal, run: () => T): T => signals.run(signal, run);

/** To be called just before a commit. @throws the signal's reason if the request was answered already. */
export const assertUnanswered = (): void => signals.getStore()?.throwIfAborted();
