/** Fast enough, and leaves room for other requests. */
const AT_ONCE = 4;

/** Handles items in order, a few at a time. After cancellation no further item is started. */
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
