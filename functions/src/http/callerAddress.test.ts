import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallerAddress, createFindCallerAddress, findSocketAddress, trustsHop } from './callerAddress.ts';
import type { LogEntry } from './log.ts';

/*
 * Assumptions about the headers, not measured with a deployment of this project:
 * - Cloud Run appends the address of its peer to `X-Forwarded-For` and keeps what a client wrote before it
 *   (cloud.google.com/load-balancing/docs/https, "X-Forwarded-For header").
 * - Behind Hosting the header ends in "caller, address of a Google front end", and the front end changes from call to
 *   call: 66.102.8.x in header dumps that others published in 2026. Hosting adds `X-Fh-Requested-Host`.
 * - Front ends are in goog.json and not in cloud.json, whose ranges customers rent
 *   (cloud.google.com/vpc/docs/configure-private-google-access, "IP addresses for default domains").
 */
const FRONT_END = '66.102.8.77';
const OTHER_FRONT_END = '66.102.8.201';
const RENTED = '34.66.10.1';
const UNLISTED = '203.0.113.250';
const BEHIND_HOSTING = { 'X-Fh-Requested-Host': 'books.example.com' };

const log: LogEntry[] = [];
beforeEach(() => void log.splice(0));

async function serve(find: ReturnType<typeof createFindCallerAddress>) {
  const app = express();
  app.set('trust proxy', trustsHop);
  app.use((req, res) => void res.json(find(req)));
  // The functions framework's app trusts every hop.
  const outer = express();
  outer.set('trust proxy', true);
  outer.use((req, res) => void app(req, res));
  const server = createServer(outer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async call(forwardedFor?: string, headers: Record<string, string> = {}): Promise<CallerAddress> {
      const forwarded = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
      const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { ...headers, ...forwarded } });
      return (await reply.json()) as CallerAddress;
    },
    close: () => void server.close(),
  };
}

const cloud = await serve(createFindCallerAddress((entry) => void log.push(entry)));
const emulator = await serve(findSocketAddress);
afterAll(() => {
  cloud.close();
  emulator.close();
});

const alone = (name: string) => [{ name, factor: 1 }];

// E7
describe('createFindCallerAddress', () => {
  it("takes the entry before Google's front end", async () => {
    const expected = { kind: 'hosting', buckets: alone('198.51.100.7') };
    for (const frontEnd of [FRONT_END, OTHER_FRONT_END, '2607:f8b0:4001:c05::71']) {
      expect(await cloud.call(`198.51.100.7, ${frontEnd}`, BEHIND_HOSTING)).toEqual(expected);
      expect(await cloud.call(`1.1.1.1,198.51.100.7 , ${frontEnd}`, BEHIND_HOSTING)).toEqual(expected);
    }
    expect(log).toEqual([]);
  });

  it("takes the last entry at the function's own address", async () => {
    const expected = { kind: 'direct', buckets: alone('198.51.100.7') };
    for (const header of ['198.51.100.7', '203.0.113.1, 198.51.100.7', `203.0.113.1, ${FRONT_END}, 198.51.100.7`]) {
      expect(await cloud.call(header)).toEqual(expected);
    }
    expect(await cloud.call('198.51.100.7', { 'Fastly-Client-IP': '203.0.113.1' })).toEqual(expected);
    expect(await cloud.call(`203.0.113.1, ${RENTED}`)).toEqual({ kind: 'direct', buckets: alone(RENTED) });
  });

  it('takes the address of a Google service that bypasses Hosting', async () => {
    expect(await cloud.call('66.249.66.1')).toEqual({ kind: 'hosting', buckets: alone('66.249.66.1') });
  });

  it('limits a claimed address by its unlisted front end', async () => {
    const claim = (address: string) => cloud.call(`${address}, ${UNLISTED}`, BEHIND_HOSTING);
    const frontEnd = { name: `front end ${UNLISTED}`, factor: 20 };
    const claimed = (name: string) => ({ name: `claimed ${name}`, factor: 1 });
    expect(await claim('198.51.100.7')).toEqual({ kind: 'unlisted', buckets: [claimed('198.51.100.7'), frontEnd] });
    expect(await claim('198.51.100.8')).toEqual({ kind: 'unlisted', buckets: [claimed('198.51.100.8'), frontEnd] });
  });

  it('reports an unlisted front end once per instance', async () => {
    const fresh = await serve(createFindCallerAddress((entry) => void log.push(entry)));
    await fresh.call(`198.51.100.7, ${FRONT_END}`, BEHIND_HOSTING);
    expect(log).toEqual([]);
    for (let count = 0; count < 3; count += 1) await fresh.call(`198.51.100.7, ${UNLISTED}`, BEHIND_HOSTING);
    fresh.close();
    expect(log).toMatchObject([{ severity: 'WARNING', message: expect.stringContaining('npm run google-ranges') }]);
    expect(JSON.stringify(log)).not.toContain(UNLISTED);
  });

  it("takes the socket's address without a front end", async () => {
    expect(await cloud.call()).toEqual({ kind: 'direct', buckets: alone('127.0.0.1') });
    for (const header of [undefined, '1.1.1.1', `1.1.1.1, ${FRONT_END}`]) {
      expect(await emulator.call(header, BEHIND_HOSTING)).toEqual({ kind: 'direct', buckets: alone('127.0.0.1') });
    }
  });

  it.each(['unknown', '198.51.100.7:443', '[2001:db8::1]', 'fe80::1%eth0', 'x'.repeat(10_000)])(
    'shares one bucket between callers without a valid address: %.20s',
    async (word) => {
      expect(await cloud.call(`${word}, ${FRONT_END}`)).toEqual({ kind: 'hosting', buckets: alone('') });
      expect(await cloud.call(word)).toEqual({ kind: 'direct', buckets: alone('') });
    },
  );

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3::/64', '2001:0:2::/48'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ])('counts the /64 of %s, with a wider limit for its /48', async (address, network, site) => {
    const buckets = [
      { name: network, factor: 1 },
      { name: site, factor: 4 },
    ];
    expect(await cloud.call(`${address}, ${FRONT_END}`)).toEqual({ kind: 'hosting', buckets });
  });

  it('recognises an IPv4 address written as IPv6', async () => {
    expect((await cloud.call(`::ffff:192.0.2.1, ${FRONT_END}`)).buckets).toEqual(alone('192.0.2.1'));
  });

  it('counts an unlisted front end by its /48', async () => {
    const { buckets } = await cloud.call('198.51.100.7, 2001:db8:1:2::3', BEHIND_HOSTING);
    expect(buckets.at(-1)).toEqual({ name: 'front end 2001:db8:1::/48', factor: 20 });
  });
});
