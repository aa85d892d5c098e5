/**
 * A three-way merge of two lists that began as `base`: keeps what `mine` added, drops what `mine` removed, and takes the rest from
 * `theirs`. Items are identified by id; the order is theirs, with my additions at the end.
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
