import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from '../../../tools/lib/paths.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.txt', '.webmanifest']);

/** Without `demo-`, the page does not use the Auth emulator. */
const FIREBASE_CONFIG = JSON.stringify({
  apiKey: 'an-api-key',
  authDomain: 'bookstore-bench.firebaseapp.com',
  projectId: 'bookstore-bench',
});

type HeaderMap = Record<string, string>;

interface HostingConfig {
  redirects: { source: string; destination: string; type: number }[];
  rewrites: { source: string; destination?: string; function?: unknown }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** Patterns are globs; a leading `!` negates them. */
function matches(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), path);
  return source === '**' || posix.matchesGlob(path, source);
}

function headersFor({ headers }: HostingConfig, path: string): HeaderMap {
  const matching = headers.filter(({ source }) => matches(source, path));
  return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

const COMPRESS: Record<string, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};

/** Files are compressed once, to save processor time. */
function createFiles(folder: string) {
  const cache = new Map<string, Buffer>();
  return {
    has: (path: string) => existsSync(join(folder, path)) && extname(path) !== '',
    read(path: string, encoding: string | undefined): Buffer {
      const key = `${encoding} ${path}`;
      const read = () => {
        const bytes = readFileSync(join(folder, path));
        return encoding ? (COMPRESS[encoding]?.(bytes) ?? bytes) : bytes;
      };
      const bytes = cache.get(key) ?? read();
      cache.set(key, bytes);
      return bytes;
    },
  };
}

/** Compresses like the CDN. */
function proxy(req: IncomingMessage, res: ServerResponse, functionPort: number): void {
  const options = { port: functionPort, host: '127.0.0.1', path: req.url, method: req.method, headers: req.headers };
  const call = request(options, async (answer) => {
    const body = await buffer(answer);
    const isCompressed = body.length > 0 && /\bgzip\b/.test(String(req.headers['accept-encoding']));
    const { 'content-length': _length, ...headers } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, { ...headers, ...(isCompressed && { 'content-encoding': 'gzip' }) });
    res.end(isCompressed ? gzipSync(body) : body);
  });
  call.on('error', () => res.writeHead(502).end());
  req.pipe(call);
}

export async function serveSite(folder: string, functionPort: number): Promise<{ url: string; close(): void }> {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: HostingConfig };
  const files = createFiles(folder);

  function sendFile(req: IncomingMessage, res: ServerResponse, file: string, headers: HeaderMap): void {
    const extension = extname(file);
    const accepted = String(req.headers['accept-encoding']).split(/, */);
    const encoding = COMPRESSED.has(extension) ? ['br', 'gzip'].find((one) => accepted.includes(one)) : undefined;
    const body = files.read(file, encoding);
    res.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    res.end(body);
  }

  const server = createServer((req, res) => {
    const path = normalize(new URL(req.url ?? '/', 'http://localhost').pathname);
    const headers = headersFor(hosting, path);
    if (path === '/__/firebase/init.json') {
      res.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(FIREBASE_CONFIG);
      return;
    }
    const redirect = hosting.redirects.find(({ source }) => matches(source, path));
    if (redirect) {
      res.writeHead(redirect.type, { ...headers, Location: redirect.destination }).end();
      return;
    }
    const rewrite = hosting.rewrites.find(({ source }) => matches(source, path));
    const requested = path === '/' ? '/index.html' : path;
    const file = files.has(requested) ? requested : rewrite?.destination;
    if (rewrite?.function) proxy(req, res, functionPort);
    else if (file) sendFile(req, res, file, headers);
    else res.writeHead(404, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
