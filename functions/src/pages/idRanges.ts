import type { CatalogueSnapshot, IdRange } from '../books/catalogue/catalogueSnapshot.ts';

/** The characters of an id in Firestore's order. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** Eight parts of a range, and eight of each of them, are the 64 characters. */
const PARTS = 8;
/** 48 characters, behind which no range is divided any more: what is left out of such a part shares that many with 10,000 others. */
const MAX_DEPTH = 96;

/** The digits, of eight each, that lead to a range: two of them name a character. */
type Way = readonly number[];

function textOf(way: Way): string {
  let text = '';
  for (let index = 0; index < way.length; index += 2) {
    text += ALPHABET.charAt((way[index] ?? 0) * PARTS + (way[index + 1] ?? 0));
  }
  return text;
}

interface CountedRange extends IdRange {
  count: number;
}

/** Always at the same places, whatever books there are: a part of the site map changes with its own books alone. */
function divide({ after, through }: IdRange, way: Way): { range: IdRange; way: Way }[] {
  return Array.from({ length: PARTS }, (_, digit) => ({
    way: [...way, digit],
    range: {
      after: digit === 0 ? after : textOf([...way, digit]),
      through: digit === PARTS - 1 ? through : textOf([...way, digit + 1]),
    },
  }));
}

async function countParts(
  snapshot: CatalogueSnapshot,
  { range, way }: { range: IdRange; way: Way },
  most: number,
): Promise<CountedRange[]> {
  const count = await snapshot.countIds(range, most + 1);
  if (count <= most || way.length === MAX_DEPTH) return [{ ...range, count }];
  const parts = await Promise.all(divide(range, way).map((part) => countParts(snapshot, part, most)));
  return parts.flat();
}

/** Neighbours that fit together become one. */
function joinSmall(ranges: CountedRange[], most: number): IdRange[] {
  const joined: CountedRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (!last || last.count + range.count > most) joined.push({ ...range });
    else Object.assign(last, { through: range.through, count: last.count + range.count });
  }
  return joined.map(({ after, through }) => ({ after, through }));
}

/** All ids in ranges of at most so many books. Counting costs some two reads for each thousand books, however many there are. */
export async function rangesOfIds(snapshot: CatalogueSnapshot, most: number): Promise<IdRange[]> {
  const all = { range: { after: null, through: null }, way: [] };
  return joinSmall(await countParts(snapshot, all, most), most);
}
