/**
 * Books whose stock was tracked when this instance last saw them. Orders read stock for these only; a wrong guess
 * costs one read or one round trip.
 */
export interface CountedBooks {
  among(ids: readonly string[]): string[];
  note(books: readonly { id: string; shownCopies: number | null }[]): void;
}

const MAX_REMEMBERED = 10_000;

export function createCountedBooks(): CountedBooks {
  const counted = new Set<string>();
  return {
    among: (ids) => ids.filter((id) => counted.has(id)),

    note(books) {
      if (counted.size > MAX_REMEMBERED) counted.clear();
      for (const { id, shownCopies } of books) {
        if (shownCopies === null) counted.delete(id);
        else counted.add(id);
      }
    },
  };
}
