/**
 * Brings two lists that began as `base` together: what `mine` added stays, what `mine` removed goes, the rest is as
 * in `theirs`. Items are told apart by their id; the order is theirs, my additions at the end.
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
  const added = mine.filter((item) => !inBase.has(idOf(item)) && !inTheirs.has(idOf(item)));
  return [...kept, ...added];
}
