import { spawn } from 'node:child_process';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { apiPaths } from '@bookstore/contract/api/paths';
import { PORTS } from '../../tools/lib/addresses.ts';
import { buildShop } from '../../tools/lib/buildShop.ts';
import { emulatorEnvironment } from '../../tools/lib/environment.ts';
import { FIRESTORE_INDEXES, ROOT, TEST_RESULTS } from '../../tools/lib/paths.ts';
import { runScript, sleep, waitWithTimeout } from '../../tools/lib/processes.ts';
import { startSeparateFirestore } from '../../tools/lib/stack/separateFirestore.ts';
import { test as base } from '../fixtures.ts';

const START_LIMIT_MS = 60_000;
const SEED = join(ROOT, 'cli', 'src', 'commands', 'seed.ts');
const FUNCTION_PATHS =
  /^\/(?:api|feeds|sitemap|series|contributors)(?:[/.?]|$)|^\/(?:withdraw|books(?:\/[^/]+(?:\/excerpt)?)?)\/?(?:\?|$)/;
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Removes this machine's addresses, which only Hosting's emulator adds. */
function forward(from: IncomingMessage, to: ServerResponse, port: number): void {
  const { url: path, method, headers } = from;
  const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    const { 'content-security-policy': _policy, ...rest } = answer.headers;
    to.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(to);
  });
  asked.on('error', () => to.destroy());
  from.pipe(asked);
}

/** Serves like Hosting (firebase.json). */
function serveFiles(web: string, functionPort: number) {
  return createServer((from, to) => {
    const path = new URL(from.url ?? '/', 'http://any').pathname;
    if (path === '/robots.txt') return to.writeHead(302, { Location: '/feeds/robots' }).end();
    if (path.startsWith('/__/')) return forward(from, to, PORTS.shop);
    if (FUNCTION_PATHS.test(from.url ?? '')) return forward(from, to, functionPort);
    const isFile = (name: string) => existsSync(name) && statSync(name).isFile();
    const named = join(web, path === '/' ? 'index.html' : path);
    const document = /^\/dashboard(?:\/|$)/.test(path) ? 'admin.html' : 'app.html';
    const file = [named, `${named}.html`].find(isFile) ?? join(web, document);
    to.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(to);
  });
}

async function serveFunction(folder: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const framework = join(ROOT, 'node_modules', '.bin', 'functions-framework');
  const child = spawn(process.execPath, [framework, '--target=api', `--source=${folder}`, `--port=${port}`], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}${apiPaths.health}`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > limit) throw new Error('The function did not start.');
    await sleep(100);
  }
  return {
    port,
    stop: async () => {
      child.kill();
      await waitWithTimeout(4_000, ended);
      child.kill('SIGKILL');
    },
  };
}

/** The shop has its own data and the running stack's customers. */
async function serveShop(shopFolder: string, samples: boolean, workshop: string) {
  const built = await buildShop(shopFolder, workshop);
  const environment = {
    ...emulatorEnvironment(),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
    FIRESTORE_EMULATOR_INDEXES: FIRESTORE_INDEXES,
    SHOP_FOLDER: shopFolder,
  };
  const firestore = await startSeparateFirestore(environment);
  const asShop = { ...environment, NODE_OPTIONS: `--import=${join(ROOT, 'shop-kit', 'useFolder.mjs')}` };
  const { code, output } = await runScript(SEED, samples ? [] : ['--empty'], { environment: asShop });
  if (code !== 0) throw new Error(output);
  const api = await serveFunction(built.functions, {
    ...environment,
    FUNCTION_TARGET: 'api',
    FUNCTIONS_EMULATOR: 'true',
    JWT_SECRET: 'a secret of a shop in another language, longer than thirty-two bytes',
    SHOP_MAIL: 'orders@example.com',
    SHOP_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const server = serveFiles(built.web, api.port);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await api.stop();
      await firestore.stop();
    },
  };
}

function inLanguage(shopFolder: string, languageTag: string, workshop: string): string {
  const folder = join(workshop, 'shop');
  // tsconfig.json refers to a neighbouring file.
  cpSync(shopFolder, folder, { recursive: true, filter: (path) => !path.endsWith('tsconfig.json') });
  const file = join(folder, 'shop.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/languageTag: '[^']*'/, `languageTag: '${languageTag}'`));
  return folder;
}

interface ShopOptions {
  shopFolder: string;
  languageTag: string | undefined;
  /** Sample books, or an admin only. */
  hasSamples: boolean;
  servedShop: string;
}

/** Usage: `test.use({ shopFolder: 'examples/second-shop' })`. */
export const test = base.extend<object, ShopOptions>({
  shopFolder: ['shop', { option: true, scope: 'worker' }],
  languageTag: [undefined, { option: true, scope: 'worker' }],
  hasSamples: [true, { option: true, scope: 'worker' }],
  servedShop: [
    async ({ shopFolder, languageTag, hasSamples }, use) => {
      // Inside the repository the shop's modules find packages.
      mkdirSync(TEST_RESULTS, { recursive: true });
      const workshop = mkdtempSync(join(TEST_RESULTS, 'shop-'));
      const folder = join(ROOT, shopFolder);
      const shop = await serveShop(
        languageTag === undefined ? folder : inLanguage(folder, languageTag, workshop),
        hasSamples,
        workshop,
      );
      await use(shop.url);
      await shop.stop();
      rmSync(workshop, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ servedShop }, use) => use(servedShop),
});
