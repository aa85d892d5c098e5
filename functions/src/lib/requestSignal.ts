import { AsyncLocalStorage } from 'node:async_hooks';

/** A request whose answer the deadline may send first. */
export interface OpenRequest {
  /** Aborted once the deadline has answered. */
  signal: AbortSignal;
  /** When it arrived (performance.now()). */
  startedAt: number;
}

const requests = new AsyncLocalStorage<OpenRequest>();

/** Runs code for a request. */
export const withRequest = <T>(request: OpenRequest, run: () => T): T => requests.run(request, run);

/** Call right before a commit. @throws the signal's reason if the request was already answered */
export const assertUnanswered = (): void => requests.getStore()?.signal.throwIfAborted();

/** Milliseconds since the request arrived; 0 outside of one. */
export function requestAge(): number {
  const request = requests.getStore();
  return request ? performance.now() - request.startedAt : 0;
}
