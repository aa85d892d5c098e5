import { AsyncLocalStorage } from 'node:async_hooks';

export interface OpenRequest {
  signal: AbortSignal;
  /** When it arrived (performance.now()). */
  startedAt: number;
}

const requests = new AsyncLocalStorage<OpenRequest>();

export const withRequest = <T>(request: OpenRequest, run: () => T): T => requests.run(request, run);

/** Call right before a commit. @throws the signal's reason if the request was already answered */
export const assertRequestOpen = (): void => requests.getStore()?.signal.throwIfAborted();

/** Milliseconds; 0 outside of a request. */
export function requestAge(): number {
  const request = requests.getStore();
  return request ? performance.now() - request.startedAt : 0;
}
