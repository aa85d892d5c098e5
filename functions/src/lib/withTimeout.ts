/** The longest that a request waits for Firestore or for Google's keys. */
export const REQUEST_DEADLINE_MS = 10_000;

export class TimeoutError extends Error {}

/** @throws TimeoutError when the promise has not settled in time. What it was doing goes on unheard. */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Not settled within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
