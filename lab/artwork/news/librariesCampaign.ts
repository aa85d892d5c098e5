import { between, pick, type Random } from '../random.ts';
import { circle, linearGradient, path, placed, polygon, rect, stroke } from '../svg.ts';
import { listener, openBook } from './figures.ts';
import { NEWS_PICTURE, type NewsPicture } from './picture.ts';

const SPINES = ['#e2573b', '#2a6f97', '#f2b33d', '#3d8b6f', '#8c4a77', '#f3e3c3', '#1f4e79'] as const;

/** A spine that is a tower block: bands above and below, lit windows between. */
function tower(random: Random, x: number, width: number, height: number, fill: string): string {
  const top = 520 - height;
  const isPale = fill === '#f3e3c3';
  const band = isPale ? '#e2573b' : '#fff1d0';
  let windows = '';
  for (let y = top + 62; y < 480; y += 34) {
    for (let at = x + 12; at < x + width - 18; at += 24) {
      const lit = random() < 0.55;
      windows += rect(at, y, 13, 18, lit ? '#ffe08a' : '#1c2b4a', { fillOpacity: lit ? 1 : 0.4 });
    }
  }
  return (
    rect(x, top, width, 520 - top, fill, { rx: 5 }) +
    rect(x, top + 22, width, 7, band) +
    rect(x, top + 36, width, 7, band) +
    windows
  );
}

function library(): string {
  return (
    polygon(
      [
        [-190, -190],
        [0, -290],
        [190, -190],
      ],
      '#fff1d0',
    ) +
    polygon(
      [
        [-130, -204],
        [0, -270],
        [130, -204],
      ],
      '#f2b33d',
    ) +
    rect(-190, -190, 380, 26, '#f6e0b4') +
    rect(-170, -164, 340, 164, '#3a2a52') +
    [-152, -92, 58, 118].map((x) => rect(x, -164, 34, 164, '#fff1d0')).join('') +
    path('M-34 0V-92A34 34 0 0 1 34 -92V0Z', '#ffd36b') +
    rect(-206, 0, 412, 16, '#f6e0b4') +
    rect(-222, 14, 444, 16, '#e6cb98')
  );
}

/** A city of books with its library lit, and the people who kept it so. */
export const librariesCampaign: NewsPicture = (page, random) => {
  const { width, height } = NEWS_PICTURE;
  page.define(
    linearGradient(page.id('sky'), [
      [0, '#3b3a7a'],
      [0.6, '#d9708a'],
      [1, '#ffc48a'],
    ]),
  );
  page.add(rect(0, 0, width, height, `url(#${page.id('sky')})`), circle(838, 150, 64, '#ffe9bf'));
  let x = -20;
  let last = '';
  while (x < width) {
    const wide = Math.round(between(random, 54, 100));
    const central = Math.abs(x + wide / 2 - 480) < 250;
    let fill: string = pick(random, SPINES);
    while (fill === last) fill = pick(random, SPINES);
    page.add(tower(random, x, wide, Math.round(between(random, central ? 250 : 180, central ? 430 : 370)), fill));
    x += wide + 4;
    last = fill;
  }
  page.add(rect(0, 514, width, 126, '#241a3d'), placed(library(), 480, 510, 0.92));
  for (const [index, at] of [60, 190, 316, 640, 770, 900].entries()) {
    const raised = index % 2 === 0;
    if (raised) page.add(stroke(`M${at + 44} 610V520`, '#110b22', 9), placed(openBook('#e2573b'), at + 44, 506, 1.25));
    page.add(placed(listener('#110b22', index % 3 === 0), at, 648, 1));
  }
};
