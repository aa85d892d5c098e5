import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Precondition,
  ReadOptions,
} from '@google-cloud/firestore';
import type { StoredDocument } from './readDocument.ts';

/** A transaction or a batch. */
interface Writer {
  create(ref: DocumentReference, fields: object): unknown;
  update(ref: DocumentReference, fields: object, precondition: Precondition): unknown;
  delete(ref: DocumentReference, precondition: Precondition): unknown;
}

/**
 * A document that was read beside a transaction, without a lock, and is written in it on condition that it is still what was read:
 * otherwise the commit fails in the way that `retryCollisions` knows. It keeps its reference to itself, so that nobody can write it
 * without the condition.
 */
export class OptimisticRead implements StoredDocument {
  readonly #read: DocumentSnapshot;

  constructor(read: DocumentSnapshot) {
    this.#read = read;
  }

  get id(): string {
    return this.#read.id;
  }

  get exists(): boolean {
    return this.#read.exists;
  }

  /** For messages. */
  get ref(): { readonly path: string } {
    return { path: this.#read.ref.path };
  }

  data(): unknown {
    return this.#read.data();
  }

  /** Writes the document whole, whether there was one or not. The fields must be all that it has. */
  write(writer: Writer, fields: object): void {
    if (this.exists) this.update(writer, fields);
    else writer.create(this.#read.ref, { ...fields });
  }

  /** Writes some fields of a document that was there. */
  update(writer: Writer, fields: object): void {
    writer.update(this.#read.ref, { ...fields }, this.#condition());
  }

  /** Deletes a document that was there. */
  delete(writer: Writer): void {
    writer.delete(this.#read.ref, this.#condition());
  }

  #condition(): Precondition {
    const { updateTime: lastUpdateTime } = this.#read;
    if (!lastUpdateTime) throw new Error(`${this.ref.path} was not there when it was read.`);
    return { lastUpdateTime };
  }
}

/** Reads documents without locks, all at one moment. */
export async function readOptimistically(
  db: Firestore,
  refs: readonly DocumentReference[],
  options: ReadOptions = {},
): Promise<OptimisticRead[]> {
  if (refs.length === 0) return [];
  return (await db.getAll(...refs, options)).map((read) => new OptimisticRead(read));
}

/** Reads one document without a lock. */
export async function readOneOptimistically(ref: DocumentReference): Promise<OptimisticRead> {
  return new OptimisticRead(await ref.get());
}
