import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { VIRTUAL_SCREEN, WEBKIT_DRIVER } from '../../tools/lib/browsers.ts';
import type { Driver, Engine, Size } from './driver.ts';

/** The toolbar of the browser would be wider than a phone. */
const SMALL_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }\n';
/** The key under which the standard names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Calls of W3C WebDriver. @throws Error with the driver's words when it refuses */
function asking(base: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** Runs in the page: waits until the element stays where it is. The driver presses where it was, past a dialog that still moves. */
const waitUntilStill = (selector: string) =>
  new Promise<true>((resolve) => {
    let before = '';
    const look = () => {
      const now = JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
      if (now === before) {
        resolve(true);
        return;
      }
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });

function drive(ask: Ask): Driver {
  const element = async (value: string) => {
    const found = (await ask('POST', '/element', { using: 'css selector', value })) as Record<string, string>;
    return `/element/${found[ELEMENT]}`;
  };
  const write = async (selector: string, text: string) => ask('POST', `${await element(selector)}/value`, { text });
  const evaluate = (expression: string) =>
    ask('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  return {
    errors: [],
    open: async (url) => void (await ask('POST', '/url', { url })),
    evaluate,
    click: async (selector) => {
      await evaluate(`(${waitUntilStill.toString()})(${JSON.stringify(selector)})`);
      await ask('POST', `${await element(selector)}/click`, {});
    },
    fill: async (selector, text) => {
      await ask('POST', `${await element(selector)}/clear`, {});
      await write(selector, text);
    },
    choose: async (selector, value) =>
      void (await ask('POST', `${await element(`${selector} option[value="${value}"]`)}/click`, {})),
    pick: async (selector, path) => void (await write(selector, path)),
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    close: async () => void (await ask('DELETE', '')),
  };
}

/** Makes the window so large that the page in it has the size. */
async function resize(ask: Ask, { width, height }: Size): Promise<void> {
  await ask('POST', '/window/rect', { width, height });
  const inner = (await ask('POST', '/execute/sync', { script: 'return innerHeight', args: [] })) as number;
  await ask('POST', '/window/rect', { width, height: 2 * height - inner });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** A screen that nobody sees. @returns its name, once it can be drawn into. */
async function virtualScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(VIRTUAL_SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(screen.stdio[3] as Readable), 'line')) as [string];
  return { screen, display: `:${number}` };
}

async function untilReady(ask: Ask, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    if (await ask('GET', '/status').catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${WEBKIT_DRIVER} ended with ${process.exitCode}`);
}

/** WebKitGTK by its WebDriver: a browser process, and with it fresh storage, for each driver. */
export async function webkitEngine(binary: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), SMALL_TOOLBAR);
  const { screen, display } = await virtualScreen();
  const port = await freePort();
  const places = { HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home };
  const env = { ...process.env, ...places, DISPLAY: display, GDK_BACKEND: 'x11' };
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = asking(`http://127.0.0.1:${port}`);
  await untilReady(ask, driver);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'accept', 'webkitgtk:browserOptions': options } };
  return {
    newDriver: async (size) => {
      const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
      const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
      await resize(inSession, size);
      return drive(inSession);
    },
    close: async () => {
      for (const process of [driver, screen]) {
        const ended = once(process, 'exit');
        process.kill();
        await ended;
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
}
