import { createPage, type Page } from '../page.ts';
import { circle, placed, rect } from '../svg.ts';
import { BRAND } from './colors.ts';
import { coverFan } from './fan.ts';
import { tile, wordmark } from './logo.ts';

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
