/** Concurrent calls: enough to be quick, and few enough to leave room for other requests. */
const AT_ONCE = 4;

/** Works on items in their order, a few at a time. After cancelling, no further item is begun. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  isCancelled: () => boolean,
): Promise<void> {
  const rest = items.values();
  const goOn = async () => {
    for (const item of rest) {
      if (isCancelled()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
}
