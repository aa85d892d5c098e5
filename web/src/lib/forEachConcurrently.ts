/** Few enough to leave room for other requests. */
const AT_ONCE = 4;

/** Starts items in order, and none after cancellation. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  isCancelled: () => boolean,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      if (isCancelled()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
