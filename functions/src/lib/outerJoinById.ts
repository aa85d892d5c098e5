interface Identified {
  id: string;
}

interface Pair<L, R> {
  left: L | undefined;
  right: R | undefined;
}

/** Firestore's order of ids: UTF-8 bytes. */
export function compareIds(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

async function next<T>(iterator: AsyncIterator<T>): Promise<T | undefined> {
  const result = await iterator.next();
  return result.done ? undefined : result.value;
}

export async function* outerJoinById<L extends Identified, R extends Identified>(
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
