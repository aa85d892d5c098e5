import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEmulatorFetch, createHostFetch, createThrottle } from './hostFetch.ts';
import { LOOKUP_ORIGINS } from './sources.ts';

async function aHost(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (origin: string, signal = AbortSignal.timeout(20_000), path = '/books?isbn=1') =>
  createHostFetch({ origins: [origin], userAgent: 'Book Store (https://books.example.com)' })(
    new URL(path, origin),
    signal,
  );

describe('createHostFetch', () => {
  it('identifies the caller and reads JSON', async () => {
    const seen = vi.fn();
    const origin = await aHost(({ url, headers }, res) => {
      seen(url, headers['user-agent'], headers.authorization, headers.cookie);
      res.end('{"title":"Lanterns"}');
    });
    expect(await ask(origin)).toEqual({ title: 'Lanterns' });
    const userAgent = 'Book Store (https://books.example.com)';
    expect(seen.mock.calls).toEqual([['/books?isbn=1', userAgent, undefined, undefined]]);
  });

  it('calls only two known hosts, over HTTPS', async () => {
    expect(LOOKUP_ORIGINS).toEqual(['https://openlibrary.org', 'https://www.googleapis.com']);
    const onRequest = vi.fn();
    const origin = await aHost(onRequest);
    const addresses = [
      `${origin}/books`,
      'http://openlibrary.org/books',
      'https://openlibrary.org.example.com/books',
      'https://openlibrary.org:8443/books',
      'http://169.254.169.254/computeMetadata/v1/',
      'file:///etc/passwd',
    ];
    const strict = createHostFetch({ origins: LOOKUP_ORIGINS, userAgent: 'x' });
    for (const address of addresses) {
      const answer = strict(new URL(address), AbortSignal.timeout(20_000));
      await expect(answer, address).rejects.toThrow('This host is not allowed.');
    }
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('follows no redirect', async () => {
    const inside = vi.fn<RequestListener>((_req, res) => res.end('{"secret":1}'));
    const target = await aHost(inside);
    for (const status of [301, 302, 303, 307, 308]) {
      const origin = await aHost((_req, res) => res.writeHead(status, { Location: `${target}/` }).end('{}'));
      await expect(ask(origin), String(status)).rejects.toThrow(`answered ${status}`);
    }
    expect(inside).not.toHaveBeenCalled();
  });

  it('stops reading oversized responses', async () => {
    let sentBytes = 0;
    const origin = await aHost((_req, res) => {
      const more = () => {
        while (!res.destroyed && sentBytes < 100_000_000) {
          sentBytes += 65_536;
          if (!res.write('"'.repeat(65_536))) return;
        }
      };
      res.on('drain', more).on('error', () => undefined);
      more();
    });
    await expect(ask(origin)).rejects.toThrow('The answer has more than');
    expect(sentBytes).toBeLessThan(100_000_000);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'answers a byte now and then',
      (_req, res) => {
        const drip = setInterval(() => res.write(' '), 20);
        res.on('close', () => clearInterval(drip));
      },
    ],
  ])('stops waiting for a host that %s', async (_name, answer) => {
    const origin = await aHost(answer);
    await expect(ask(origin, AbortSignal.timeout(200))).rejects.toThrow();
  });

  it.each<[string, RequestListener]>([
    ['no JSON', (_req, res) => res.end('<html>')],
    ['half of it', (_req, res) => res.end('{"title":')],
    ['packed JSON', (_req, res) => res.setHeader('Content-Encoding', 'gzip').end(gzipSync('{}'))],
    ['an error', (_req, res) => res.writeHead(500).end('{"error":"the words of a stranger"}')],
    ['nothing', (_req, res) => void res.destroy()],
  ])('rejects a response of %s', async (_name, answer) => {
    const failure = await ask(await aHost(answer)).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toContain('stranger');
  });
});

describe('createEmulatorFetch', () => {
  const address = new URL('https://openlibrary.org/api/books?bibkeys=ISBN:1');

  it('calls the local server, with the host first in the path', async () => {
    const origin = await aHost(({ url }, res) => res.end(JSON.stringify({ url })));
    const answer = createEmulatorFetch(new URL(origin).host)(address, AbortSignal.timeout(20_000));
    expect(await answer).toEqual({ url: '/openlibrary.org/api/books?bibkeys=ISBN:1' });
  });

  it('makes no request without a local server', async () => {
    await expect(createEmulatorFetch()(address, AbortSignal.timeout(20_000))).rejects.toThrow();
  });
});

it('runs one lookup per second, and rejects long waits', async () => {
  let now = 0;
  const waits: number[] = [];
  const waitForSlot = createThrottle({
    intervalMs: 1_000,
    now: () => now,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  for (let count = 0; count < 4; count += 1) await waitForSlot(3_000);
  expect(waits).toEqual([1_000, 2_000, 3_000]);
  await expect(waitForSlot(3_000)).rejects.toThrow('Too many lookups are waiting');
  now = 3_500;
  await waitForSlot(3_000);
  expect(waits.at(-1)).toBe(500);
  now = 60_000;
  await waitForSlot(0);
  expect(waits).toHaveLength(4);
});
