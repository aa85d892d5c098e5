/** Bytes. Firestore's limit is 10 MiB; the rest covers the log, the compact list and estimation errors. */
const TRANSACTION_BUDGET = 5 * 1024 * 1024;

class TransactionTooBig extends Error {}

const INVALID_ARGUMENT = 3;

function isTooBig(error: unknown): boolean {
  if (error instanceof TransactionTooBig) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return Number(error.code) === INVALID_ARGUMENT && /too (?:big|large)/i.test(error.message);
}

/**
 * Splits a transaction in halves while it is too big. @throws errors of the task for other reasons, or for a single
 * item
 */
export async function retryInHalves<Item, Result>(
  items: readonly Item[],
  run: (items: Item[]) => Promise<Result>,
): Promise<Result[]> {
  try {
    return [await run([...items])];
  } catch (error) {
    if (!isTooBig(error) || items.length < 2) throw error;
  }
  const middle = Math.ceil(items.length / 2);
  const firstResults = await retryInHalves(items.slice(0, middle), run);
  return [...firstResults, ...(await retryInHalves(items.slice(middle), run))];
}

export class TransactionSize {
  #bytes = 0;
  #writes = 0;

  /** @throws TransactionTooBig if several writes exceed the budget */
  add(bytes: number): void {
    this.#bytes += bytes;
    this.#writes += 1;
    if (this.#writes > 1 && this.#bytes > TRANSACTION_BUDGET) {
      throw new TransactionTooBig(`A transaction of more than ${TRANSACTION_BUDGET} bytes is too big.`);
    }
  }
}
