import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { JournalEntry, Store } from '../storage/store.ts';
import { lockDirectory } from './directoryLock.ts';
import { entryToJson, Replay } from './journalEntry.ts';
import { JournalFile } from './journalFile.ts';
import { decodeLines, encodeLine } from './records.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

export type DataDirectoryOptions = {
  /** Commits wait for fsync, to survive power failures. */
  readonly sync?: boolean;
  /** Bytes; the journal must also exceed twice the snapshot. */
  readonly compactAbove?: number;
  /** Called when a commit could not be saved: memory is ahead of the disk, so stop the server. */
  readonly onFailure?: (error: unknown) => void;
};

const COMPACT_ABOVE = 4 * 1024 * 1024;
const GENERATED = /^(snapshot|journal)-(\d{8})\.jsonl(\.tmp)?$/;

type Generation = number;

/**
 * A snapshot plus a journal of later commits, numbered by generation. Compaction starts journal n+1, writes snapshot
 * n+1 during further commits, and deletes generation n. After a kill, the highest snapshot and the journals from its
 * number on are complete.
 */
export class DataDirectory {
  private readonly path: string;
  private readonly options: DataDirectoryOptions;
  private readonly unlock: () => void;
  private readonly replay = new Replay();
  private generation: Generation = 0;
  private snapshotSize = 0;
  private journal: JournalFile;
  private compaction: Promise<void> | undefined;
  private store: Store | undefined;

  private constructor(path: string, options: DataDirectoryOptions, unlock: () => void) {
    this.path = path;
    this.options = options;
    this.unlock = unlock;
    this.journal = this.newJournal(0);
  }

  /** @throws Error if another server uses the directory or a file is damaged */
  static async open(directory: string, options: DataDirectoryOptions = {}): Promise<DataDirectory> {
    const path = resolve(directory);
    await mkdir(path, { recursive: true });
    const unlock = lockDirectory(path);
    try {
      const opened = new DataDirectory(path, options, unlock);
      await opened.load();
      return opened;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** The store must be empty; its commits are saved from now on. */
  attach(store: Store): void {
    store.restore(this.replay.documents.values(), this.replay.lastTime);
    this.replay.documents.clear();
    this.store = store;
    store.saveWith((entry) => this.save(entry));
  }

  /** Valid only before `attach`. */
  get isEmpty(): boolean {
    return this.replay.documents.size === 0;
  }

  compact(): Promise<void> {
    this.compaction ??= this.writeGeneration().finally(() => {
      this.compaction = undefined;
    });
    return this.compaction;
  }

  async close(): Promise<void> {
    await this.compaction;
    await this.journal.close();
    this.unlock();
  }

  private async save(entry: JournalEntry): Promise<void> {
    try {
      const saved = this.journal.append(encodeLine(entryToJson(entry)));
      const { compactAbove = COMPACT_ABOVE } = this.options;
      if (this.journal.size > Math.max(compactAbove, 2 * this.snapshotSize)) this.compact().catch(this.fail);
      await saved;
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  private readonly fail = (error: unknown) => this.options.onFailure?.(error);

  private file(kind: 'snapshot' | 'journal', generation: Generation): string {
    return join(this.path, `${kind}-${String(generation).padStart(8, '0')}.jsonl`);
  }

  private newJournal(bytes: number, after?: Promise<void>): JournalFile {
    const sync = this.options.sync ?? false;
    return new JournalFile(this.file('journal', this.generation), bytes, after ? { sync, after } : { sync });
  }

  private async writeGeneration(): Promise<void> {
    if (!this.store) return;
    const previous = this.journal;
    // No await between these lines: the journal must begin exactly at the snapshot.
    this.generation++;
    this.journal = this.newJournal(0, previous.drained());
    const { generation } = this;
    const documents = [...this.store.documents()];
    const at = this.store.clock.now();
    await previous.close();
    this.snapshotSize = await writeSnapshot(this.file('snapshot', generation), documents, at);
    await this.deleteOutside(generation);
  }

  private async generatedFiles(): Promise<{ name: string; kind: string; generation: Generation; isDraft: boolean }[]> {
    const files = [];
    for (const name of await readdir(this.path)) {
      const [, kind = '', digits, draft] = GENERATED.exec(name) ?? [];
      if (digits !== undefined) files.push({ name, kind, generation: Number(digits), isDraft: draft !== undefined });
    }
    return files.sort((a, b) => a.generation - b.generation);
  }

  private async deleteOutside(generation: Generation): Promise<void> {
    for (const file of await this.generatedFiles()) {
      if (file.isDraft || file.generation < generation) await rm(join(this.path, file.name), { force: true });
    }
  }

  private async load(): Promise<void> {
    const files = (await this.generatedFiles()).filter(({ isDraft }) => !isDraft);
    const snapshot = files.findLast(({ kind }) => kind === 'snapshot')?.generation ?? 0;
    const journals = files.filter(({ kind, generation }) => kind === 'journal' && generation >= snapshot);
    await this.loadSnapshot(snapshot);
    let size = 0;
    for (const { generation } of journals) size = await this.loadJournal(generation);
    this.generation = journals.at(-1)?.generation ?? snapshot;
    this.journal = this.newJournal(size);
    await this.deleteOutside(snapshot);
  }

  private async loadSnapshot(generation: Generation): Promise<void> {
    const path = this.file('snapshot', generation);
    if (!existsSync(path)) return;
    const { at, documents, size } = await readSnapshot(path).catch(damaged(path));
    for (const document of documents) this.replay.add(document);
    this.replay.advanceTo(at);
    this.snapshotSize = size;
  }

  /** Truncates a torn record. @returns the remaining size in bytes */
  private async loadJournal(generation: Generation): Promise<number> {
    const path = this.file('journal', generation);
    const content = await readFile(path);
    const { records, length } = await Promise.resolve(content).then(decodeLines).catch(damaged(path));
    for (const record of records) this.replay.apply(record as Parameters<Replay['apply']>[0]);
    if (length < content.length) await truncate(path, length);
    return length;
  }
}

function damaged(path: string): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} is damaged: ${reason}. Move the file away to start without it.`);
  };
}
