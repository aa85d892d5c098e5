/** So many at a time: enough to be quick, and few enough that nobody else waits. */
const AT_ONCE = 4;

/** Works on many, a few at a time and in their order. Once it is cancelled, no more are begun. */
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
