import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { forwardedAddress, networkOf, siteOf, socketAddress } from './clientAddress.ts';

function aRequest(forwardedFor: string | undefined, remoteAddress?: string): Request {
  const get = (name: string) => (name === 'x-forwarded-for' ? forwardedFor : undefined);
  return { get, socket: { remoteAddress } } as unknown as Request;
}

// E7
describe('the address of a client', () => {
  it('the address of a client behind Hosting is what the CDN tells of it, whatever the client writes before', () => {
    const told = { network: '151.101.0.1', behind: '198.51.100.7' };
    for (const header of ['198.51.100.7, 151.101.0.1', '1.1.1.1,198.51.100.7 , 151.101.0.1']) {
      expect(forwardedAddress(aRequest(header))).toEqual(told);
    }
  });

  it('the address of a client at the function’s own address is the caller’s, and nothing is known behind it', () => {
    expect(forwardedAddress(aRequest('198.51.100.7'))).toEqual({ network: '198.51.100.7', behind: '' });
  });

  it('the address of a client without a front end is the socket’s', () => {
    for (const header of [undefined, '', ' ']) {
      expect(forwardedAddress(aRequest(header, '::ffff:10.0.0.1'))).toEqual({ network: '10.0.0.1', behind: '' });
    }
    expect(socketAddress(aRequest('1.1.1.1', '10.0.0.2'))).toEqual({ network: '10.0.0.2', behind: '' });
    expect(socketAddress(aRequest('1.1.1.1'))).toEqual({ network: '', behind: '' });
  });

  it('the address of a client is none where there stands anything but an IP address', () => {
    const node = '151.101.0.1';
    for (const word of ['unknown', '198.51.100.7:443', '[2001:db8::1]', 'x'.repeat(14_000)]) {
      expect(forwardedAddress(aRequest(`${word}, ${node}`))).toEqual({ network: node, behind: '' });
      expect(forwardedAddress(aRequest(word))).toEqual({ network: '', behind: '' });
    }
  });
});

describe('networkOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['fe80::1%eth0', ''],
  ])('networkOf makes of %s %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('siteOf', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['192.0.2.1', '192.0.2.1'],
    ['', ''],
  ])('siteOf makes of %s %s', (network, site) => {
    expect(siteOf(network)).toBe(site);
  });
});
