import type { CatalogueSnapshot, IdRange } from '../books/catalogue/catalogueSnapshot.ts';

/** Characters of ids in Firestore's order. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** Eight parts of eight parts are the 64 characters. */
const PARTS = 8;
/** 48 characters; longer shared prefixes are not divided. */
const MAX_DEPTH = 96;

/** Base-8 digits; two name a character. */
type Way = readonly number[];

function toText(way: Way): string {
  let text = '';
  for (let index = 0; index < way.length; index += 2) {
    text += ALPHABET.charAt((way[index] ?? 0) * PARTS + (way[index + 1] ?? 0));
  }
  return text;
}

interface CountedRange extends IdRange {
  count: number;
}

/** Fixed boundaries, so that a part of the site map changes only with its own books. */
function divide({ after, through }: IdRange, way: Way): { range: IdRange; way: Way }[] {
  return Array.from({ length: PARTS }, (_, digit) => ({
    way: [...way, digit],
    range: {
      after: digit === 0 ? after : toText([...way, digit]),
      through: digit === PARTS - 1 ? through : toText([...way, digit + 1]),
    },
  }));
}

async function countParts(
  snapshot: CatalogueSnapshot,
  { range, way }: { range: IdRange; way: Way },
  maxBooks: number,
): Promise<CountedRange[]> {
  const count = await snapshot.countIds(range, maxBooks + 1);
  if (count <= maxBooks || way.length === MAX_DEPTH) return [{ ...range, count }];
  const parts = await Promise.all(divide(range, way).map((part) => countParts(snapshot, part, maxBooks)));
  return parts.flat();
}

function joinSmall(ranges: CountedRange[], maxBooks: number): IdRange[] {
  const joined: CountedRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (!last || last.count + range.count > maxBooks) joined.push({ ...range });
    else Object.assign(last, { through: range.through, count: last.count + range.count });
  }
  return joined.map(({ after, through }) => ({ after, through }));
}

/** Costs about two reads per thousand books. @param maxBooks books of a range */
export async function divideIds(snapshot: CatalogueSnapshot, maxBooks: number): Promise<IdRange[]> {
  const all = { range: { after: null, through: null }, way: [] };
  return joinSmall(await countParts(snapshot, all, maxBooks), maxBooks);
}
