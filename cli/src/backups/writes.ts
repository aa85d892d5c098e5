import type { BulkWriter, Firestore } from 'firebase-admin/firestore';

/** BulkWriter does not limit pending writes in memory. */
const WRITES_AT_ONCE = 500;

/** A write that fails after a flush is retried by the next one only. */
const FLUSH_EVERY_MS = 1_000;

interface BulkWrites {
  writer: BulkWriter;
  add: (write: Promise<unknown>, onDone: () => void) => void;
  /** @throws Error if a write failed permanently */
  waitForCapacity: () => Promise<void>;
}

/** Runs `work` and waits for its writes. @throws Error if one failed permanently */
export async function withWrites(db: Firestore, work: (writes: BulkWrites) => Promise<void>): Promise<void> {
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
  const add: BulkWrites['add'] = (write, onDone) => {
    waiting += 1;
    write.then(onDone, (error: unknown) => {
      failure ??= error;
    });
  };
  const waitForCapacity = () => (waiting < WRITES_AT_ONCE ? Promise.resolve() : finish());
  try {
    await work({ writer, add, waitForCapacity });
    await finish();
  } finally {
    await writer.close();
  }
}
