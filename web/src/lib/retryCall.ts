/** @returns false to stop retrying */
export type Pause = (seconds: number) => Promise<unknown>;

export const pauseFor: Pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Retries after the pause that `secondsAfter` returns; null gives up. @throws the last error of the call */
export async function retryCall<Answer>(
  call: () => Promise<Answer>,
  secondsAfter: (error: unknown, tries: number) => number | null,
  pause = pauseFor,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const seconds = secondsAfter(error, tries);
      if (seconds === null || (await pause(seconds)) === false) throw error;
    }
  }
}
