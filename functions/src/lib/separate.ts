/** Takes one item for each id, the first with it: an order may contain a book twice. Both parts keep the order of items. */
export function separate<Item>(
  items: readonly Item[],
  ids: readonly string[],
  idOf: (item: Item) => string,
): { taken: Item[]; left: Item[] } {
  const wanted = [...ids];
  const [taken, left]: [Item[], Item[]] = [[], []];
  for (const item of items) {
    const index = wanted.indexOf(idOf(item));
    if (index >= 0) wanted.splice(index, 1);
    (index >= 0 ? taken : left).push(item);
  }
  return { taken, left };
}
