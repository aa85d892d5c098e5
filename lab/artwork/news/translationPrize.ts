import { group, mirrored, path, placed, rect } from '../svg.ts';
import { NEWS_PICTURE, type NewsPicture } from './picture.ts';

const LEFT =
  'M120 90H560A40 40 0 0 1 600 130V370A40 40 0 0 1 560 410H260L180 500V410H120A40 40 0 0 1 80 370V130A40 40 0 0 1 120 90Z';
const RIGHT =
  'M400 170H840A40 40 0 0 1 880 210V450A40 40 0 0 1 840 490H780V580L700 490H400A40 40 0 0 1 360 450V210A40 40 0 0 1 400 170Z';

const leaf = (fill: string) => path('M0 0C-16 -18 -14 -42 0 -58C14 -42 16 -18 0 0Z', fill);

/** Half a laurel wreath, from its foot upwards. */
function branch(): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (100 + i * 27) * (Math.PI / 180);
    const [x, y] = [480 + 92 * Math.cos(angle), 292 + 92 * Math.sin(angle)];
    const along = 100 + i * 27;
    return placed(leaf('#ffe08a'), x, y, 0.56, along + 26) + placed(leaf('#f2b632'), x, y, 0.5, along - 40);
  }).join('');
}

/** Two voices; what they share wears the laurel. */
export const translationPrize: NewsPicture = (page) => {
  page.define(`<clipPath id="${page.id('left')}"><path d="${LEFT}"/></clipPath>`);
  page.add(
    rect(0, 0, NEWS_PICTURE.width, NEWS_PICTURE.height, '#fbeedb'),
    path(LEFT, '#f0674a'),
    path(RIGHT, '#2c6fa8'),
    group(path(RIGHT, '#2b1f4d'), { clipPath: `url(#${page.id('left')})` }),
    mirrored(branch(), 480),
  );
  page.text('ñ', { face: 'serifBlack', size: 300, fill: '#fff6e6', x: 222, y: 330, anchor: 'middle' });
  page.text('ø', { face: 'serifBlackItalic', size: 300, fill: '#fff6e6', x: 746, y: 408, anchor: 'middle' });
  page.text('&', { face: 'serifBold', size: 116, fill: '#fff6e6', x: 480, y: 332, anchor: 'middle' });
};
