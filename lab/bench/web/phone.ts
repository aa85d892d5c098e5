import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../../tools/lib/browsers.ts';

const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };

interface Phone {
  browser: Browser;
  page: Page;
  session: CDPSession;
}

export async function openPhone(executablePath: string): Promise<Phone> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  return { browser, page, session: await page.context().newCDPSession(page) };
}

/** 150 ms round trips, 1.6 Mbit/s down, 4x CPU slowdown. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
