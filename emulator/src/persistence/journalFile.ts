import { type FileHandle, open } from 'node:fs/promises';

type Pending = { readonly line: string; readonly resolve: () => void; readonly reject: (error: unknown) => void };

type Options = {
  /** Whether writes wait for fsync, to survive power failures. */
  readonly sync: boolean;
  /** Settles when the previous journal is complete, before the first write. */
  readonly after?: Promise<void>;
};

/** Append-only. Lines that arrive during a write are written together. */
export class JournalFile {
  private readonly path: string;
  private readonly options: Options;
  private handle: FileHandle | undefined;
  private pending: Pending[] = [];
  private writing: Promise<void> | undefined;
  private failure: { readonly error: unknown } | undefined;
  private bytes: number;

  /** @param bytes current size of the file */
  constructor(path: string, bytes: number, options: Options) {
    this.path = path;
    this.bytes = bytes;
    this.options = options;
  }

  get size(): number {
    return this.bytes;
  }

  /**
   * Resolves when the operating system has the line. After a failed write all others fail, because the file may end
   * with half a line.
   */
  append(line: string): Promise<void> {
    this.bytes += Buffer.byteLength(line);
    return new Promise((resolve, reject) => {
      this.pending.push({ line, resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  async drained(): Promise<void> {
    await this.writing;
  }

  async close(): Promise<void> {
    await this.drained();
    await this.handle?.close();
    this.handle = undefined;
  }

  private async writeAll(): Promise<void> {
    await this.options.after;
    while (this.pending.length > 0) {
      const batch = this.pending;
      this.pending = [];
      try {
        await this.write(batch.map(({ line }) => line).join(''));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        this.failure ??= { error };
        for (const { reject } of batch) reject(error);
      }
    }
    // Synchronous: a line that arrives in between would wait forever.
    this.writing = undefined;
  }

  private async write(text: string): Promise<void> {
    if (this.failure) throw this.failure.error;
    this.handle ??= await open(this.path, 'a');
    await this.handle.appendFile(text);
    if (this.options.sync) await this.handle.datasync();
  }
}
