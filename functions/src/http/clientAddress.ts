import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Where a request came from, as far as that can be told. */
export interface ClientAddress {
  /** Who reached Google's front end: nobody can choose it. Behind Hosting that is the CDN's node, which many share. '' where nothing is known. */
  network: string;
  /** For whom that network says it speaks: behind Hosting the client, or '' for nobody. Only the CDN's word is good. */
  behind: string;
}

export type FindClientAddress = (req: Request) => ClientAddress;

/**
 * The last two entries of `X-Forwarded-For`. Google's front end appends the last one itself, the CDN the one before;
 * whatever a client writes into the header (or into `Fastly-Client-IP`) stands to the left of both and is ignored.
 * Who calls the function at its own address, past the CDN, does write the entry before the last: so a limit may count
 * by both entries only beside another one that counts by the last alone.
 */
export const forwardedAddress: FindClientAddress = (req) => {
  const hops = (req.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const last = hops.at(-1);
  if (!last) return socketAddress(req);
  return { network: networkOf(last), behind: networkOf(hops.at(-2) ?? '') };
};

/** Without Google's front end (emulators) the header is whatever the client says. The emulator's socket has no address. */
export const socketAddress: FindClientAddress = (req) => ({
  network: networkOf(req.socket.remoteAddress ?? ''),
  behind: '',
});

const IPV4_IN_IPV6 = /^::ffff:([\d.]+)$/i;
const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_SITE = 3;

/**
 * An IPv6 address as its /64: that is what one customer of a provider gets, with more addresses than can be counted.
 * @returns '' for what is no address, or has a zone, which is text of any length.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address) || address.includes('%')) return '';
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A network as the /48 that it lies in: the most that a provider gives to one customer, for which some ask no money. */
export function siteOf(network: string): string {
  const [address = '', length] = network.split('/');
  return length === '64' ? `${address.split(':').slice(0, GROUPS_OF_A_SITE).join(':')}::/48` : network;
}
