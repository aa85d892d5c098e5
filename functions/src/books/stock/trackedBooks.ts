/**
 * Books whose stock was tracked when this instance last saw them. Orders read stock for these only; a wrong guess
 * costs one read or one round trip.
 */
export interface TrackedBooks {
  filter(ids: readonly string[]): string[];
  remember(books: readonly { id: string; shownCopies: number | null }[]): void;
}

const MAX_REMEMBERED = 10_000;

export function createTrackedBooks(): TrackedBooks {
  const trackedIds = new Set<string>();
  return {
    filter: (ids) => ids.filter((id) => trackedIds.has(id)),

    remember(books) {
      if (trackedIds.size > MAX_REMEMBERED) trackedIds.clear();
      for (const { id, shownCopies } of books) {
        if (shownCopies === null) trackedIds.delete(id);
        else trackedIds.add(id);
      }
    },
  };
}
