import { createPage, type Page } from '../page.ts';
import { circle, path, placed, rect } from '../svg.ts';
import { coverFan } from './fan.ts';
import { BRAND, tile, wordmark } from './logo.ts';

const spark = (fill: string) => path('M0 -26C3 -7 7 -3 26 0C7 3 3 7 0 26C-3 7 -7 3 -26 0C-7 -3 -3 -7 0 -26Z', fill);

/** The home page's picture: the newest covers before a low sun, on a transparent ground for both themes. */
export function bannerPage(): Page {
  const page = createPage('banner', 960, 720);
  page.add(
    circle(480, 362, 318, BRAND.apricot),
    circle(480, 362, 246, '#f7ba84'),
    placed(spark('#e2573b'), 104, 96, 1.1),
    placed(spark('#2f8f8a'), 850, 78, 0.9),
    placed(spark(BRAND.apricot), 896, 652, 0.7),
    coverFan({ id: 'banner', x: 480, y: 556, height: 392, turn: 5, gap: 0.54 }),
  );
  return page;
}

/** What a link to the shop shows in other places: 1200 by 630, as the Open Graph readers expect. */
export function ogImagePage(): Page {
  const page = createPage('og', 1200, 630);
  page.add(
    rect(0, 0, 1200, 630, BRAND.green),
    circle(846, 315, 258, BRAND.apricot),
    coverFan({ id: 'og', x: 846, y: 474, height: 312, turn: 5, gap: 0.49 }),
    placed(tile(), 40, 152, 1.9),
    placed(wordmark(BRAND.cream, 70).markup, 74, 340),
  );
  page.text(['Good books,', 'at your door.'], { face: 'serifLightItalic', size: 42, fill: '#f7d3ac', x: 74, y: 414 });
  return page;
}
