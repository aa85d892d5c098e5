interface Identified {
  id: string;
}

/** What two sides have under one id; at least one of them has something. */
interface Pair<L, R> {
  left: L | undefined;
  right: R | undefined;
}

/** Firestore's order of ids: by their bytes in UTF-8. */
export function compareIds(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

async function next<T>(iterator: AsyncIterator<T>): Promise<T | undefined> {
  const result = await iterator.next();
  return result.done ? undefined : result.value;
}

/** Walks through two sequences in the order of their ids, holding one element of each. */
export async function* pairById<L extends Identified, R extends Identified>(
  lefts: AsyncIterable<L>,
  rights: AsyncIterable<R>,
): AsyncGenerator<Pair<L, R>> {
  const leftIterator = lefts[Symbol.asyncIterator]();
  const rightIterator = rights[Symbol.asyncIterator]();
  let left = await next(leftIterator);
  let right = await next(rightIterator);
  while (left || right) {
    const order = left && right ? compareIds(left.id, right.id) : left ? -1 : 1;
    yield { left: order <= 0 ? left : undefined, right: order >= 0 ? right : undefined };
    if (order <= 0) left = await next(leftIterator);
    if (order >= 0) right = await next(rightIterator);
  }
}
