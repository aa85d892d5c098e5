import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

export type OtherEngine = 'firefox' | 'webkit';

/** A browser that the journeys can be driven through, and by whom. */
export interface FoundBrowser {
  by: 'playwright' | 'system';
  path: string;
}

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK has no headless mode: it draws into a screen that nobody sees. */
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** The browser that Debian, Ubuntu and Fedora put beside the driver, outside of everybody's PATH. */
export const MINI_BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function systemBrowser(engine: OtherEngine): string | undefined {
  if (engine === 'firefox') return FIREFOX.find((path) => existsSync(path));
  const hasDriver = existsSync(WEBKIT_DRIVER) && existsSync(VIRTUAL_SCREEN);
  return hasDriver ? MINI_BROWSER.find((path) => existsSync(path)) : undefined;
}

/** A browser of another engine with all that it needs to be driven: Playwright's build, or the system's. */
export function findOtherBrowser(engine: OtherEngine): FoundBrowser | undefined {
  const ofPlaywright = { firefox, webkit }[engine].executablePath();
  if (existsSync(ofPlaywright)) return { by: 'playwright', path: ofPlaywright };
  const path = systemBrowser(engine);
  return path === undefined ? undefined : { by: 'system', path };
}

/** What brings it to this machine. */
export const HOW_TO_INSTALL: Record<OtherEngine, string> = {
  firefox: 'npx playwright install --with-deps firefox, or apt-get install firefox-esr',
  webkit: 'npx playwright install --with-deps webkit, or apt-get install webkit2gtk-driver xvfb',
};
