/**
 * Which books are likely to be counted, as this instance has seen them last: so that an order can ask for their copies together with
 * everything else, and for those of no other book. A wrong guess costs one read, or one way to Firestore and back.
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
