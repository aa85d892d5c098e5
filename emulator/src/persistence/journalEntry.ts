import { newDocument, type StoredDocument } from '../storage/document.ts';
import type { JournalEntry } from '../storage/store.ts';
import type { Micros } from '../time.ts';
import { documentFromJson, documentToJson, type JsonDocument } from './jsonDocument.ts';

type CommitRecord = { readonly at: string; readonly writes: readonly (JsonDocument | { readonly deleted: string })[] };
type ClearRecord = { readonly at: string; readonly cleared: readonly string[] };

export function entryToJson(entry: JournalEntry): CommitRecord | ClearRecord {
  const at = String(entry.at);
  if ('cleared' in entry) return { at, cleared: entry.cleared };
  const writes = entry.changes.map(({ name, after }) => (after ? documentToJson(after) : { deleted: name }));
  return { at, writes };
}

export class Replay {
  readonly documents = new Map<string, StoredDocument>();
  lastTime: Micros = 0n;
  private readonly databases = new Map<string, string>();

  add(json: JsonDocument): void {
    const document = documentFromJson(json);
    const { database, segments } = document.path;
    // A shared string makes comparisons faster.
    if (!this.databases.has(database)) this.databases.set(database, database);
    const path = { database: this.databases.get(database) ?? database, segments };
    this.documents.set(json.name, newDocument({ ...document, path }));
  }

  /** Replaying complete documents twice is harmless. */
  apply(record: CommitRecord | ClearRecord): void {
    this.advanceTo(BigInt(record.at));
    if ('cleared' in record) {
      for (const [name, { path }] of this.documents) {
        if (record.cleared.includes(path.database)) this.documents.delete(name);
      }
      return;
    }
    for (const write of record.writes) {
      if ('deleted' in write) this.documents.delete(write.deleted);
      else this.add(write);
    }
  }

  advanceTo(time: Micros): void {
    if (time > this.lastTime) this.lastTime = time;
  }
}
