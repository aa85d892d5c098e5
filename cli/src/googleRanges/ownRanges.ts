import type { BlockList } from 'node:net';
import * as z from 'zod';
import { addressFamily, createBlockList } from '../../../functions/src/http/blockList.ts';

const fileSchema = z.object({
  prefixes: z
    .array(z.object({ ipv4Prefix: z.cidrv4().optional(), ipv6Prefix: z.cidrv6().optional() }))
    .min(1, 'A file of ranges is empty.'),
});

const rangesOf = (file: unknown): string[] =>
  fileSchema.parse(file).prefixes.flatMap(({ ipv4Prefix, ipv6Prefix }) => ipv4Prefix ?? ipv6Prefix ?? []);

function containsStartOf(list: BlockList, range: string): boolean {
  const [network = ''] = range.split('/');
  return list.check(network, addressFamily(network));
}

/**
 * Excludes partly rented ranges, because customers may rent more of them. @param all goog.json @param rented
 * cloud.json
 */
export function ownRanges(all: unknown, rented: unknown): string[] {
  const rentedRanges = rangesOf(rented);
  const rentedList = createBlockList(rentedRanges);
  return rangesOf(all).filter((range) => {
    const list = createBlockList([range]);
    // If two ranges overlap, one contains the start of the other.
    return !containsStartOf(rentedList, range) && !rentedRanges.some((other) => containsStartOf(list, other));
  });
}

export function withRanges(text: string, { takenOn, ranges }: { takenOn: string; ranges: readonly string[] }): string {
  return text
    .replace(/takenOn: '[^']*'/, `takenOn: '${takenOn}'`)
    .replace(/ranges: \[[^\]]*\]/, `ranges: [\n${ranges.map((range) => `    '${range}',\n`).join('')}  ]`);
}
