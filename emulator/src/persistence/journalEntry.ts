import { aDocument, type StoredDocument } from '../storage/document.ts';
import type { JournalEntry } from '../storage/store.ts';
import type { Micros } from '../time.ts';
import { documentFromJson, documentToJson, type JsonDocument } from './jsonDocument.ts';

/** A commit as it is saved: what became of each changed document. */
type CommitRecord = { readonly at: string; readonly writes: readonly (JsonDocument | { readonly deleted: string })[] };
type ClearRecord = { readonly at: string; readonly cleared: readonly string[] };

/** The saved form of a commit, or of emptying databases. */
export function entryToJson(entry: JournalEntry): CommitRecord | ClearRecord {
  const at = String(entry.at);
  if ('cleared' in entry) return { at, cleared: entry.cleared };
  const writes = entry.changes.map(({ name, after }) => (after ? documentToJson(after) : { deleted: name }));
  return { at, writes };
}

/** Documents by name, as they are after everything that was replayed so far, and the time of the last commit. */
export class Replay {
  readonly documents = new Map<string, StoredDocument>();
  lastTime: Micros = 0n;
  private readonly databases = new Map<string, string>();

  /** Takes in a document of a snapshot. */
  add(json: JsonDocument): void {
    const document = documentFromJson(json);
    const { database, segments } = document.path;
    // The same string for all documents of a database: comparing their paths then starts with two pointers.
    if (!this.databases.has(database)) this.databases.set(database, database);
    const path = { database: this.databases.get(database) ?? database, segments };
    this.documents.set(json.name, aDocument({ ...document, path }));
  }

  /** Takes in one saved entry. Entries are whole states, so replaying one twice in order does no harm. */
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
