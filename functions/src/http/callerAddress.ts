import { isIPv4, isIPv6 } from 'node:net';
import type { CallerKind } from '@bookstore/contract/api/admin';
import type { Request } from 'express';
import { addressFamily, createBlockList } from './blockList.ts';
import { GOOGLE_RANGES } from './googleRanges.ts';
import type { Log } from './log.ts';

export interface CallerAddress {
  kind: CallerKind;
  /** The first is the caller's own. */
  buckets: readonly CountedAddress[];
}

interface CountedAddress {
  /** An IPv4 address, or the prefix of an IPv6 address. */
  name: string;
  /** Multiple of one caller's limit. */
  factor: number;
}

export type FindCallerAddress = (req: Request) => CallerAddress;

/** Some providers assign a whole /48 to one customer; others share one among thousands of phones. */
const SITE_FACTOR = 4;
/** Limits forged headers, yet leaves room for one front end's customers while the ranges are outdated. */
const UNLISTED_FACTOR = 20;

const googleAddresses = createBlockList(GOOGLE_RANGES.ranges);

const isAddress = (text: string) => isIPv4(text) || (isIPv6(text) && !text.includes('%'));

function isGoogleAddress(address: string): boolean {
  return isAddress(address) && googleAddresses.check(address, addressFamily(address));
}

/**
 * Express's `trust proxy`. Cloud Run's proxy (hop 0) appends its peer; if that is Google's own, it is Hosting's front
 * end, and the entry before it is the caller. No earlier entry is trusted.
 */
export const trustsHop = (address: string, hop: number): boolean =>
  hop === 0 || (hop === 1 && isGoogleAddress(address));

/** Nearest proxy last. */
export const forwardedHops = (req: Request): string[] =>
  (req.get('x-forwarded-for') ?? '').split(',').flatMap((hop) => hop.trim() || []);

/** Calls through a front end also count for it. @param log receives one warning per instance */
export function createFindCallerAddress(log: Log): FindCallerAddress {
  let isReported = false;

  return (req) => {
    const hops = forwardedHops(req);
    const last = hops.at(-1) ?? '';
    if (isGoogleAddress(last)) return { kind: 'hosting', buckets: toCountedAddresses(req.ip ?? '') };
    if (req.get('x-fh-requested-host') === undefined)
      return { kind: 'direct', buckets: toCountedAddresses(req.ip ?? '') };
    if (!isReported) log({ severity: 'WARNING', message: UNLISTED_WARNING });
    isReported = true;
    const frontEnd = { name: `front end ${siteOf(last) ?? networkOf(last)}`, factor: UNLISTED_FACTOR };
    // A forged header could use up another caller's limit, so it counts separately.
    const claimedBuckets = toCountedAddresses(hops.at(-2) ?? '').map((one) => ({
      ...one,
      name: `claimed ${one.name}`,
    }));
    return { kind: 'unlisted', buckets: [...claimedBuckets, frontEnd] };
  };
}

const UNLISTED_WARNING =
  "A call came with Hosting's header from an address that is not in googleRanges.ts. If this warning stays, run `npm run google-ranges` and deploy.";

/** For the emulators, which have no front end, so headers could be forged. */
export const findSocketAddress: FindCallerAddress = (req) => ({
  kind: 'direct',
  buckets: toCountedAddresses(req.socket.remoteAddress ?? ''),
});

function toCountedAddresses(address: string): CountedAddress[] {
  const site = siteOf(address);
  const caller = { name: networkOf(address), factor: 1 };
  return site === null ? [caller] : [caller, { name: site, factor: SITE_FACTOR }];
}

const IPV4_IN_IPV6 = /^::ffff:([\d.]+)$/i;
const GROUPS = 8;

/** A customer gets at least a /64 of IPv6; '' for anything else. */
function networkOf(address: string): string {
  if (!isAddress(address)) return '';
  return ipv4Of(address) ?? prefixOf(address, 4);
}

function siteOf(address: string): string | null {
  return isAddress(address) && ipv4Of(address) === null ? prefixOf(address, 3) : null;
}

function ipv4Of(address: string): string | null {
  return isIPv4(address) ? address : (IPV4_IN_IPV6.exec(address)?.[1] ?? null);
}

function prefixOf(address: string, groups: number): string {
  const [leading = [], trailing = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - leading.length - trailing.length) }, () => '0');
  const first = [...leading, ...zeros, ...trailing].slice(0, groups);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * groups}`;
}
