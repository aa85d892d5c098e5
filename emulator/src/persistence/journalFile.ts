import { type FileHandle, open } from 'node:fs/promises';

type Pending = { readonly line: string; readonly resolve: () => void; readonly reject: (error: unknown) => void };

type Options = {
  /** Also wait until the disk has it, so that it survives a power failure. */
  readonly sync: boolean;
  /** Writes nothing before this is settled: the journal that came before must be complete first. */
  readonly after?: Promise<void>;
};

/**
 * A file that is only appended to. Lines that arrive while others are being written go out together in the next
 * write, so that many commits at once cost little more than one.
 */
export class JournalFile {
  private readonly path: string;
  private readonly options: Options;
  private handle: FileHandle | undefined;
  private pending: Pending[] = [];
  private writing: Promise<void> | undefined;
  private failure: { readonly error: unknown } | undefined;
  private bytes: number;

  /** @param bytes what the file holds already. */
  constructor(path: string, bytes: number, options: Options) {
    this.path = path;
    this.bytes = bytes;
    this.options = options;
  }

  /** The size of the file once everything given to append is written. */
  get size(): number {
    return this.bytes;
  }

  /**
   * Resolves when the line is in the hands of the operating system, where a killed process cannot lose it. Once a
   * write has failed all later ones do: half of a line may be in the file, and nothing may follow that or the gap.
   */
  append(line: string): Promise<void> {
    this.bytes += Buffer.byteLength(line);
    return new Promise((resolve, reject) => {
      this.pending.push({ line, resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  /** Resolves when everything given to append so far is written. */
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
    // At once, not when the promise settles: a line that arrives between the two would wait forever.
    this.writing = undefined;
  }

  private async write(text: string): Promise<void> {
    if (this.failure) throw this.failure.error;
    this.handle ??= await open(this.path, 'a');
    await this.handle.appendFile(text);
    if (this.options.sync) await this.handle.datasync();
  }
}
