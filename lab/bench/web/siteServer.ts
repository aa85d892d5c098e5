import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersFor, readHostingConfig, redirectFor, rewriteFor } from './hostingRules.ts';

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

/** A real project has no `demo-` in its name, and the page then looks for no Auth emulator. Nobody logs in here. */
const FIREBASE_CONFIG = JSON.stringify({
  apiKey: 'an-api-key',
  authDomain: 'bookstore-bench.firebaseapp.com',
  projectId: 'bookstore-bench',
});

type Encoding = 'br' | 'gzip' | 'identity';

export interface Site {
  url: string;
  close(): void;
}

function bestEncoding(accepted: string, extension: string): Encoding {
  if (!COMPRESSED.has(extension)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const COMPRESS: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  identity: (bytes) => bytes,
};

/** Reads and compresses each file once, so that serving it costs the browser under test no processor time. */
function createFiles(folder: string) {
  const kept = new Map<string, Buffer>();
  return {
    has: (path: string) => existsSync(join(folder, path)) && extname(path) !== '',
    read(path: string, encoding: Encoding): Buffer {
      const key = `${encoding} ${path}`;
      const bytes = kept.get(key) ?? COMPRESS[encoding](readFileSync(join(folder, path)));
      kept.set(key, bytes);
      return bytes;
    },
  };
}

/** Passes a call on to the function. The CDN compresses answers; here gzip alone has to do. */
function proxy(req: IncomingMessage, res: ServerResponse, functionPort: number): void {
  const options = { port: functionPort, host: '127.0.0.1', path: req.url, method: req.method, headers: req.headers };
  const call = request(options, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const isCompressed =
        chunks.length > 0 && bestEncoding(req.headers['accept-encoding'] ?? '', '.html') !== 'identity';
      const body = isCompressed ? gzipSync(Buffer.concat(chunks)) : Buffer.concat(chunks);
      const { 'content-length': _length, ...headers } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, { ...headers, ...(isCompressed && { 'content-encoding': 'gzip' }) });
      res.end(body);
    });
  });
  call.on('error', () => res.writeHead(502).end());
  req.pipe(call);
}

/** Serves the built web app with the headers and rewrites of firebase.json, as Hosting does. */
export async function serveSite(folder: string, functionPort: number): Promise<Site> {
  const config = readHostingConfig();
  const files = createFiles(folder);

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const path = normalize(new URL(req.url ?? '/', 'http://localhost').pathname);
    const headers = headersFor(config, path);
    if (path === '/__/firebase/init.json') {
      res.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(FIREBASE_CONFIG);
      return;
    }
    const redirect = redirectFor(config, path);
    if (redirect) {
      res.writeHead(redirect.status, { ...headers, Location: redirect.location }).end();
      return;
    }
    const rewrite = rewriteFor(config, path);
    const own = path === '/' ? '/index.html' : path;
    const file = files.has(own) ? own : rewrite !== 'function' && rewrite?.document;
    if (rewrite === 'function') proxy(req, res, functionPort);
    else if (file) sendFile(req, res, file, headers);
    else res.writeHead(404, headers).end();
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, file: string, headers: Record<string, string>): void {
    const extension = extname(file);
    const encoding = bestEncoding(req.headers['accept-encoding'] ?? '', extension);
    const body = files.read(file, encoding);
    res.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    res.end(body);
  }

  const server = createServer(answer);
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
