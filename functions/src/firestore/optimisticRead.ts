import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Precondition,
  ReadOptions,
} from '@google-cloud/firestore';
import type { StoredDocument } from './readDocument.ts';

interface Writer {
  create(ref: DocumentReference, fields: object): unknown;
  update(ref: DocumentReference, fields: object, precondition: Precondition): unknown;
  delete(ref: DocumentReference, precondition: Precondition): unknown;
}

/**
 * Written only if unchanged; otherwise the commit fails with a collision (`retryCollisions`). The reference is
 * private, so that no write omits the condition.
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

  get ref(): { readonly path: string } {
    return { path: this.#read.ref.path };
  }

  data(): unknown {
    return this.#read.data();
  }

  write(writer: Writer, fields: object): void {
    if (this.exists) this.update(writer, fields);
    else writer.create(this.#read.ref, { ...fields });
  }

  update(writer: Writer, fields: object): void {
    writer.update(this.#read.ref, { ...fields }, this.#condition());
  }

  delete(writer: Writer): void {
    writer.delete(this.#read.ref, this.#condition());
  }

  #condition(): Precondition {
    const { updateTime: lastUpdateTime } = this.#read;
    if (!lastUpdateTime) throw new Error(`${this.ref.path} did not exist when it was read.`);
    return { lastUpdateTime };
  }
}

/** Reads one snapshot without locks. */
export async function readOptimistically<const Refs extends readonly DocumentReference[]>(
  db: Firestore,
  refs: Refs,
  options: ReadOptions = {},
): Promise<{ -readonly [Index in keyof Refs]: OptimisticRead }> {
  const documents = refs.length > 0 ? await db.getAll(...refs, options) : [];
  const reads = documents.map((document) => new OptimisticRead(document));
  return reads as { -readonly [Index in keyof Refs]: OptimisticRead };
}

export async function readOneOptimistically(ref: DocumentReference): Promise<OptimisticRead> {
  return new OptimisticRead(await ref.get());
}
