import { BlockList, isIPv4 } from 'node:net';
import * as z from 'zod';

const fileSchema = z.object({
  prefixes: z
    .array(z.object({ ipv4Prefix: z.cidrv4().optional(), ipv6Prefix: z.cidrv6().optional() }))
    .min(1, 'A file of ranges is empty.'),
});

const rangesOf = (file: unknown): string[] =>
  fileSchema.parse(file).prefixes.flatMap(({ ipv4Prefix, ipv6Prefix }) => ipv4Prefix ?? ipv6Prefix ?? []);

const partsOf = (range: string) => {
  const [network = '', length] = range.split('/');
  return { network, length: Number(length), family: isIPv4(network) ? ('ipv4' as const) : ('ipv6' as const) };
};

/** Whether two ranges share an address: one of them then contains the beginning of the other. */
function overlap(one: string, other: string): boolean {
  const contains = (outer: string, inner: string) => {
    const list = new BlockList();
    const { network, length, family } = partsOf(outer);
    list.addSubnet(network, length, family);
    return list.check(partsOf(inner).network, partsOf(inner).family);
  };
  return partsOf(one).family === partsOf(other).family && (contains(one, other) || contains(other, one));
}

/**
 * The ranges of Google's own services. A range of which customers rent a part is left out as a whole: what is not rented today may be
 * rented before the list is refreshed.
 * @param all goog.json @param rented cloud.json
 */
export function ownRanges(all: unknown, rented: unknown): string[] {
  const customers = rangesOf(rented);
  return rangesOf(all).filter((range) => !customers.some((customer) => overlap(range, customer)));
}

/** The text of googleRanges.ts with other ranges in it. */
export function withRanges(text: string, { takenOn, ranges }: { takenOn: string; ranges: readonly string[] }): string {
  return text
    .replace(/takenOn: '[^']*'/, `takenOn: '${takenOn}'`)
    .replace(/ranges: \[[^\]]*\]/, `ranges: [\n${ranges.map((range) => `    '${range}',\n`).join('')}  ]`)
    .replace(/ Copied from a public snapshot of both files that was taken on that day\./, '');
}
