/** Takes one item per id, because an order may contain a book twice. Keeps the order of items. */
export function partitionByIds<Item>(
  items: readonly Item[],
  ids: readonly string[],
  idOf: (item: Item) => string,
): { matched: Item[]; rest: Item[] } {
  const remainingIds = [...ids];
  const [matched, rest]: [Item[], Item[]] = [[], []];
  for (const item of items) {
    const index = remainingIds.indexOf(idOf(item));
    if (index >= 0) remainingIds.splice(index, 1);
    (index >= 0 ? matched : rest).push(item);
  }
  return { matched, rest };
}
