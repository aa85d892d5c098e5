import type { BulkWriter, Firestore } from 'firebase-admin/firestore';

/** How many writes may be under way: BulkWriter itself sets no bound to what waits in memory. */
const WRITES_AT_ONCE = 500;

/**
 * Milliseconds between calls of `flush`. A write that fails after one, and went out before it in a full batch, waits with
 * its next attempt for the next.
 */
const FLUSH_EVERY_MS = 1_000;

/** Writes in bulk, at the pace that Firestore allows. */
interface BulkWrites {
  writer: BulkWriter;
  /** @param onDone is called when this write is done. */
  keep: (write: Promise<unknown>, onDone: () => void) => void;
  /** Waits when too much is under way. @throws when a write failed for good. */
  settle: () => Promise<void>;
  /** Waits for all. @throws when a write failed for good. */
  finish: () => Promise<void>;
}

export function createWrites(db: Firestore): BulkWrites {
  const writer = db.bulkWriter();
  let waiting = 0;
  let failure: unknown;
  const finish = async () => {
    const again = setInterval(() => void writer.flush(), FLUSH_EVERY_MS);
    try {
      await writer.flush();
    } finally {
      clearInterval(again);
    }
    waiting = 0;
    if (failure) throw failure;
  };
  return {
    writer,
    keep(write, onDone) {
      waiting += 1;
      write.then(onDone, (error: unknown) => {
        failure ??= error;
      });
    },
    settle: () => (waiting < WRITES_AT_ONCE ? Promise.resolve() : finish()),
    finish,
  };
}
