/**
 * Three-way merge: keeps what `mine` added to `base`, drops what it removed, and takes the rest from `theirs`, in
 * their order. An addition goes before my next item in the result, or to the end.
 */
export function mergeLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  idOf: (item: Item) => string,
): Item[] {
  const idsOf = (items: readonly Item[]) => new Set(items.map(idOf));
  const inBase = idsOf(base);
  const inMine = idsOf(mine);
  const inTheirs = idsOf(theirs);
  const kept = theirs.filter((item) => !inBase.has(idOf(item)) || inMine.has(idOf(item)));
  const placeOf = (item: Item) => kept.findIndex((other) => idOf(other) === idOf(item));
  for (const [index, item] of mine.entries()) {
    if (inBase.has(idOf(item)) || inTheirs.has(idOf(item))) continue;
    const next = mine.slice(index + 1).find((other) => placeOf(other) >= 0);
    kept.splice(next ? placeOf(next) : kept.length, 0, item);
  }
  return kept;
}
