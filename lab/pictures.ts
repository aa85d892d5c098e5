import { basename, join } from 'node:path';
import { shopFolder } from '@bookstore/shop-kit/folder';
import { parseOptions, TEXT } from '../tools/lib/options.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { type PageName, takePictures } from '../tools/lib/takePictures.ts';
import { runTask } from '../tools/lib/task.ts';

const HELP = `npm run pictures [-- options]

Takes the pictures of README.md from the running shop (npm start, with its sample books and accounts) and writes them to docs/pictures,
each light and dark, with a fixed date. It does not change the shop. With SHOP_FOLDER=path/to/another, the file names start
with the name of that folder.

  --only NAME  one of them: home, book, checkout, dashboard
  --help       print this help
`;

/** CSS pixels. */
const SCREEN = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 };
/** Arrival dates depend on it. */
const NOW = new Date('2026-11-26T10:00:00Z');
const PAGES: PageName[] = ['home', 'book', 'checkout', 'dashboard'];

function selectPages(only: string | undefined): PageName[] {
  const pages = PAGES.filter((name) => only === undefined || name === only);
  if (pages.length > 0) return pages;
  throw new Error(`Unknown picture “${only}”. Use one of ${PAGES.join(', ')}`);
}

async function pictures(): Promise<number> {
  const { values } = parseOptions({ options: { only: TEXT } });
  const folder = join(ROOT, 'docs', 'pictures');
  const shop = basename(shopFolder());
  const prefix = shop === 'shop' ? '' : `${shop}-`;
  const pages = selectPages(values.only);
  await takePictures({ pages, screens: [SCREEN], folder, prefix, now: NOW, report: console.log });
  return 0;
}

await runTask(HELP, pictures);
