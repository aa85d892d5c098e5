import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { run } from './processes.ts';

const CHROMIUM: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * The address bar popup makes 400 requests per window. Only the last `--disable-features` counts, so Playwright's
 * list is repeated.
 */
export const CHROMIUM_ARGUMENTS = [
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'TcpPortRandomizationWin',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
];

const NO_CHROMIUM = `Chromium is missing and could not be installed. Try one of these:
  npx playwright install --with-deps chromium
  apt-get install chromium
  CHROMIUM_PATH=/path/to/chromium npm test`;

/** Reveals a missing system library before the tests. */
function canStart(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome on Windows answers with a window.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Prefers CHROMIUM_PATH, then the given browsers, Playwright's, the system's. */
export function findChromium(...preferred: string[]): string | undefined {
  const system = CHROMIUM[process.platform] ?? [];
  const candidates = [process.env.CHROMIUM_PATH, ...preferred, chromium.executablePath(), ...system];
  return candidates.filter((path) => path !== undefined).find(canStart);
}

/** Has no windows, and needs a fifth less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The headless shell has no camera and no back/forward cache. */
export const findTestChromium = () => findChromium(HEADLESS_SHELL);

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (debianPackage: string): [string, string[]] => [
  'apt-get',
  ['install', '-y', '--no-install-recommends', debianPackage],
];

function installers(): [string, string[]][] {
  const apt: [string, string[]][] = [['apt-get', ['update']], install('chromium')];
  return [['playwright', ['install', 'chromium']], ...(isDebianRoot() ? apt : [])];
}

/** Installs Chromium, on Debian as root through apt. @throws Error with instructions */
export async function ensureChromium(report: (line: string) => void): Promise<string> {
  let found = findChromium();
  for (const [command, rest] of found ? [] : installers()) {
    report(`Looking for a browser: ${command} ${rest.join(' ')}`);
    await run(command, rest).catch(() => undefined);
    found = findChromium();
    if (found) break;
  }
  if (!found) throw new Error(NO_CHROMIUM);
  return found;
}

/** Installs Chromium, on Debian with the headless shell. @throws like ensureChromium */
export async function ensureTestChromium(report: (line: string) => void): Promise<void> {
  await ensureChromium(report);
  if (findTestChromium() !== '/usr/bin/chromium' || !isDebianRoot()) return;
  const [command, rest] = install('chromium-headless-shell');
  report(`Looking for a quicker browser: ${command} ${rest.join(' ')}`);
  await run(command, rest).catch(() => undefined);
}

type OtherEngine = 'firefox' | 'webkit';

/** Playwright cannot drive the system's builds of these engines. */
export function findOtherBrowser(engine: OtherEngine): { path: string } | undefined {
  const path = { firefox, webkit }[engine].executablePath();
  return existsSync(path) ? { path } : undefined;
}

export const HOW_TO_INSTALL: Record<OtherEngine, string> = {
  firefox: 'npx playwright install --with-deps firefox',
  webkit: 'npx playwright install --with-deps webkit',
};
