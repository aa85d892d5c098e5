/** Takes one item per id, because an order may contain a book twice. Keeps the order of items. */
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
