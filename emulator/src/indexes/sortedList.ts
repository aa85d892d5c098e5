/** Moving this many items is faster than a search in more chunks. */
const MAX_CHUNK = 512;

/** Leaves room in a chunk for insertions. */
const INITIAL_CHUNK = 384;

/** Above this length, sorting and binary search are faster than a scan. */
const MAX_SCAN = 4_096;

type Position = { readonly chunk: number; readonly offset: number };

export type Compare<T> = (a: T, b: T) => number;

/** Chunks keep insertions cheap among a million items. Items are sorted on first use: most lists are never read. */
export class SortedList<T> {
  private readonly compare: Compare<T>;
  private chunks: T[][];
  private isSorted = false;

  constructor(items: T[], compare: Compare<T>) {
    this.compare = compare;
    this.chunks = items.length > 0 ? [items] : [];
  }

  get isEmpty(): boolean {
    return this.chunks.length === 0;
  }

  add(item: T): void {
    const first = this.chunks[0];
    if (!this.isSorted && first) {
      first.push(item);
      return;
    }
    const { chunk, offset } = this.positionOf(item);
    const items = this.chunks[chunk];
    if (!items) {
      this.chunks.push([item]);
      return;
    }
    items.splice(offset, 0, item);
    if (items.length > MAX_CHUNK) this.chunks.splice(chunk + 1, 0, items.splice(items.length >>> 1));
  }

  remove(item: T): void {
    if (this.removeUnsorted(item)) return;
    this.sort();
    const { chunk, offset } = this.positionOf(item);
    const items = this.chunks[chunk];
    items?.splice(offset, 1);
    if (items?.length === 0) this.chunks.splice(chunk, 1);
  }

  /** The list must not change while the cursor is in use. */
  cursor(isReversed: boolean): Cursor<T> {
    this.sort();
    return new Cursor(this.chunks, isReversed);
  }

  private removeUnsorted(item: T): boolean {
    const [items] = this.chunks;
    if (this.isSorted || !items || items.length > MAX_SCAN) return false;
    const last = items.pop() as T;
    if (last !== item) items[items.indexOf(item)] = last;
    if (items.length === 0) this.chunks = [];
    return true;
  }

  private positionOf(item: T): Position {
    return firstPosition(this.chunks, (other) => this.compare(other, item) < 0);
  }

  private sort(): void {
    if (this.isSorted) return;
    this.isSorted = true;
    const items = (this.chunks[0] ?? []).sort(this.compare);
    if (items.length <= MAX_CHUNK) return;
    this.chunks = [];
    for (let i = 0; i < items.length; i += INITIAL_CHUNK) this.chunks.push(items.slice(i, i + INITIAL_CHUNK));
  }
}

/** Call `seek` first. */
export class Cursor<T> {
  private readonly chunks: readonly T[][];
  private readonly isReversed: boolean;
  private chunk = 0;
  private offset = 0;
  item: T | undefined;

  constructor(chunks: readonly T[][], isReversed: boolean) {
    this.chunks = chunks;
    this.isReversed = isReversed;
  }

  seek(isBefore: (item: T) => boolean): void {
    if (this.isReversed) {
      const { chunk, offset } = firstPosition(this.chunks, (item) => !isBefore(item));
      this.goTo(chunk, offset - 1);
    } else {
      const { chunk, offset } = firstPosition(this.chunks, isBefore);
      this.goTo(chunk, offset);
    }
  }

  advance(): void {
    this.goTo(this.chunk, this.offset + (this.isReversed ? -1 : 1));
  }

  private goTo(chunk: number, offset: number): void {
    this.chunk = chunk;
    this.offset = offset;
    const length = this.chunks[chunk]?.length ?? 0;
    if (offset < 0) {
      this.chunk--;
      this.offset = (this.chunks[this.chunk]?.length ?? 0) - 1;
    } else if (offset >= length) {
      this.chunk++;
      this.offset = 0;
    }
    this.item = this.chunks[this.chunk]?.[this.offset];
  }
}

function firstPosition<T>(chunks: readonly T[][], isBefore: (item: T) => boolean): Position {
  const chunk = firstIndex(chunks.length, (i) => isBefore(chunks[i]?.at(-1) as T));
  const items = chunks[chunk] ?? [];
  return chunk === chunks.length && chunk > 0
    ? { chunk: chunk - 1, offset: chunks[chunk - 1]?.length ?? 0 }
    : { chunk, offset: firstIndex(items.length, (i) => isBefore(items[i] as T)) };
}

function firstIndex(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
