/** Items that a chunk may hold before it is split in two. Moving this many is faster than finding a smaller place. */
const MAX_CHUNK = 512;

/** How full chunks are made at first: with room for what follows. */
const FILL = 384;

/** In a longer list it is faster to sort it and then to find something by halving. */
const MAX_SCAN = 4_096;

type Place = { readonly chunk: number; readonly offset: number };

/** A total order. */
export type Compare<T> = (a: T, b: T) => number;

/**
 * Items in order, in chunks of some hundreds: with a million of them an insertion still moves only the items of one
 * chunk. What is given at first is sorted when it is needed, since most lists of an index are never looked at.
 */
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

  /** Adds an item; it is not in the list yet. */
  add(item: T): void {
    const first = this.chunks[0];
    if (!this.isSorted && first) {
      first.push(item);
      return;
    }
    const { chunk, offset } = this.placeOf(item);
    const items = this.chunks[chunk];
    if (!items) {
      this.chunks.push([item]);
      return;
    }
    items.splice(offset, 0, item);
    if (items.length > MAX_CHUNK) this.chunks.splice(chunk + 1, 0, items.splice(items.length >>> 1));
  }

  /** Removes an item of the list. */
  remove(item: T): void {
    if (this.removeUnsorted(item)) return;
    this.sort();
    const { chunk, offset } = this.placeOf(item);
    const items = this.chunks[chunk];
    items?.splice(offset, 1);
    if (items?.length === 0) this.chunks.splice(chunk, 1);
  }

  /** A place in the list that moves forwards, or backwards when it is reversed. The list must not change meanwhile. */
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

  private placeOf(item: T): Place {
    return firstPlace(this.chunks, (other) => this.compare(other, item) < 0);
  }

  private sort(): void {
    if (this.isSorted) return;
    this.isSorted = true;
    const items = (this.chunks[0] ?? []).sort(this.compare);
    if (items.length <= MAX_CHUNK) return;
    this.chunks = [];
    for (let i = 0; i < items.length; i += FILL) this.chunks.push(items.slice(i, i + FILL));
  }
}

/** A place among the items of a list, in one direction. Ask `seek` for the first one. */
export class Cursor<T> {
  private readonly chunks: readonly T[][];
  private readonly isReversed: boolean;
  private chunk = 0;
  private offset = 0;
  /** The item here; undefined at the end. */
  item: T | undefined;

  constructor(chunks: readonly T[][], isReversed: boolean) {
    this.chunks = chunks;
    this.isReversed = isReversed;
  }

  /** Goes to the first item that is not before a place: `isBefore` is true up to there and false from there on. */
  seek(isBefore: (item: T) => boolean): void {
    if (this.isReversed) {
      const { chunk, offset } = firstPlace(this.chunks, (item) => !isBefore(item));
      this.goTo(chunk, offset - 1);
    } else {
      const { chunk, offset } = firstPlace(this.chunks, isBefore);
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

/** By halving, first among the chunks and then in one: where `isBefore` turns from true to false. */
function firstPlace<T>(chunks: readonly T[][], isBefore: (item: T) => boolean): Place {
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
