import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shop as ownShop } from '@bookstore/shop/shop';
import { SHOP_URL } from '../../../tools/lib/addresses.ts';
import { buildOutdated } from '../../../tools/lib/build.ts';
import { dataPaths, ROOT } from '../../../tools/lib/paths.ts';
import { createLinePrinter } from '../../../tools/lib/print.ts';
import { startShop } from '../../../tools/lib/stack/shop.ts';
import { ensurePortsFree, type Stack } from '../../../tools/lib/stack/stack.ts';
import { aborted, listenForStop } from '../../../tools/lib/stopSignal.ts';
import { type PageName, takePictures } from '../../../tools/lib/takePictures.ts';
import { print, printLines } from '../lib/print.ts';
import { contactPage, overflowLines } from './contactPage.ts';

const FOLDER = join(ROOT, '.data', 'shop-pictures');
const PAGES: PageName[] = ['home', 'browse', 'book', 'cart', 'about', 'dashboard'];
const SCREENS = [
  { viewport: { width: 360, height: 800 }, deviceScaleFactor: 1, isWhole: true },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isWhole: true },
];

/** @returns 1 if a page overflows */
export async function showShop(): Promise<number> {
  const stop = listenForStop();
  const workshop = mkdtempSync(join(tmpdir(), 'bookstore-shown-'));
  let running: Stack | undefined;
  try {
    running = await startUnlessRunning(workshop, stop.signal);
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const taking = takePictures({ pages: PAGES, screens: SCREENS, folder: FOLDER, report: print });
    const pictures = await Promise.race([taking, aborted(stop.signal).then(() => null)]);
    if (pictures === null) {
      // Stopping the shop breaks the browser.
      taking.catch(() => undefined);
      return stop.exitCode();
    }
    const page = join(FOLDER, 'index.html');
    writeFileSync(page, contactPage(ownShop.name, pictures));
    const wide = overflowLines(pictures);
    for (const line of wide) print(`✗ ${line}`);
    printLines(`\nPictures: ${pathToFileURL(page).href}`);
    return wide.length === 0 ? 0 : 1;
  } finally {
    await running?.stop();
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Starts a shop with samples and separate data. @returns the started stack */
async function startUnlessRunning(workshop: string, signal: AbortSignal): Promise<Stack | undefined> {
  if ((await fetch(SHOP_URL).catch(() => null))?.ok) {
    print('Taking pictures of the running shop. Restart it to see later changes.');
    return undefined;
  }
  await ensurePortsFree();
  await buildOutdated(print);
  print('Starting the shop');
  return startShop({
    data: dataPaths(workshop),
    onLine: createLinePrinter({ verbose: false, requests: false }),
    signal,
  });
}
