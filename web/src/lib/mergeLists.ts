/**
 * Three-way merge: keeps what `mine` added to `base`, drops what it removed, and takes the rest from `theirs`, in
 * their order. An addition goes before my next item in the result, or to the end.
 */
export function mergeLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  getId: (item: Item) => string,
): Item[] {
  const toIds = (items: readonly Item[]) => new Set(items.map(getId));
  const inBase = toIds(base);
  const inMine = toIds(mine);
  const inTheirs = toIds(theirs);
  const merged = theirs.filter((item) => !inBase.has(getId(item)) || inMine.has(getId(item)));
  const findPlace = (item: Item) => merged.findIndex((other) => getId(other) === getId(item));
  for (const [index, item] of mine.entries()) {
    if (inBase.has(getId(item)) || inTheirs.has(getId(item))) continue;
    const next = mine.slice(index + 1).find((other) => findPlace(other) >= 0);
    merged.splice(next ? findPlace(next) : merged.length, 0, item);
  }
  return merged;
}
