import { BlockList, isIPv4 } from 'node:net';

export const addressFamily = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** @param ranges in CIDR notation */
export function createBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), addressFamily(network));
  }
  return list;
}
