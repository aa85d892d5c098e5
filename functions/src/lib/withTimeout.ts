/** Longest wait of a request for Firestore or Google's keys. */
export const REQUEST_DEADLINE_MS = 10_000;

export class TimeoutError extends Error {}

/** @throws TimeoutError if the promise takes longer; its work continues */
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
