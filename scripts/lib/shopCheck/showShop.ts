import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shop as ownShop } from '@bookstore/shop/shop';
import { buildWhatChanged } from '../build.ts';
import { dataPaths, ROOT } from '../paths.ts';
import { takePictures } from '../pictures/takePictures.ts';
import type { PageName } from '../pictures/visits.ts';
import { lineShower } from '../print.ts';
import { startShop } from '../stack/shop.ts';
import { ensurePortsFree } from '../stack/stack.ts';
import { aborted, listenForStop } from '../stopSignal.ts';
import { contactPage } from './contactPage.ts';

const FOLDER = join(ROOT, '.data', 'shop-pictures');
const PAGES: PageName[] = ['home', 'browse', 'book', 'cart', 'about', 'dashboard'];
const SCREENS = [
  { viewport: { width: 360, height: 800 }, deviceScaleFactor: 1, isWhole: true },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isWhole: true },
];

/**
 * Builds the shop, starts it with sample books in a data folder of its own, and puts pictures of its pages on one page.
 * @returns the exit code: 0, or that of being told to end.
 */
export async function showShop(): Promise<number> {
  const stop = listenForStop();
  await ensurePortsFree();
  await buildWhatChanged(console.log);
  const workshop = mkdtempSync(join(tmpdir(), 'bookstore-shown-'));
  const onLine = lineShower({ verbose: false, requests: false });
  console.log('Starting the shop');
  const running = await startShop({ data: dataPaths(workshop), onLine, signal: stop.signal });
  try {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const taking = takePictures({ pages: PAGES, screens: SCREENS, folder: FOLDER, report: console.log });
    const pictures = await Promise.race([taking, aborted(stop.signal).then(() => null)]);
    if (pictures === null) {
      // The shop ends under the browser.
      taking.catch(() => undefined);
      return stop.exitCode();
    }
    const page = join(FOLDER, 'index.html');
    writeFileSync(page, contactPage(ownShop.name, pictures));
    console.log(`\nLook at them: ${pathToFileURL(page).href}`);
    return 0;
  } finally {
    await running.stop();
    rmSync(workshop, { recursive: true, force: true });
  }
}
