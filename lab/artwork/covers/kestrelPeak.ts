import { between, type Random } from '../random.ts';
import { circle, linearGradient, type Point, polygon, rect, stipple, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

function ridge(random: Random, level: number, height: number): Point[] {
  return Array.from(
    { length: 13 },
    (_, i): Point => [i * 50, level - (i % 2 ? between(random, 0.5, 1) : between(random, 0, 0.35)) * height],
  );
}

const range = (points: readonly Point[], fill: string) => polygon([...points, [600, 900], [0, 900]], fill);

const PEAK: Point[] = [
  [60, 900],
  [150, 742],
  [196, 700],
  [262, 566],
  [300, 540],
  [356, 418],
  [398, 360],
  [432, 428],
  [470, 462],
  [520, 572],
  [600, 664],
  [600, 900],
];
const SHADE: Point[] = [
  [398, 360],
  [432, 428],
  [470, 462],
  [520, 572],
  [600, 664],
  [600, 900],
  [430, 900],
  [462, 770],
  [410, 690],
  [438, 600],
  [388, 520],
  [412, 440],
];

/** One peak, one rope, one climber. */
export const kestrelPeak: Composition = (page, { title, author = '' }, random) => {
  page.define(
    linearGradient(page.id('sky'), [
      [0, '#1f3b73'],
      [0.34, '#6f6fa8'],
      [0.55, '#f39c7b'],
      [0.75, '#ffd9a0'],
    ]),
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, `url(#${page.id('sky')})`),
    circle(160, 520, 62, '#fff1cf'),
    range(ridge(random, 640, 130), '#d98a86'),
    range(ridge(random, 720, 150), '#9a5f80'),
    polygon(PEAK, '#f6ead9'),
    polygon(SHADE, '#2d3561'),
    stipple(
      random,
      { x: 60, y: 380, width: 400, height: 520 },
      1800,
      '#7d5a7c',
      (x, y) => (y > 1100 - x * 1.62 && x < 420 + (y - 500) * 0.02 ? (y - 420) / 520 : 0),
      1.6,
    ),
    range(ridge(random, 826, 96), '#3a2b57'),
    range(ridge(random, 930, 110), '#1b1836'),
    stroke('M214 760C240 720 226 690 262 660C300 630 280 606 318 566C344 540 338 510 364 468', '#e2382b', 5),
  );
  page.add(
    circle(372, 436, 9, '#1b1836'),
    stroke('M370 448L362 472M362 472L352 492M362 472L376 488M368 454L386 444', '#1b1836', 7),
  );
  page.text(lineUp(title.toUpperCase(), [3, 2]), {
    face: 'poster',
    size: 400,
    fill: '#fff6e6',
    x: 300,
    y: 138,
    anchor: 'middle',
    width: 512,
    justify: true,
    leading: 1.1,
  });
  page.text(author, {
    face: 'sansBold',
    size: 42,
    fill: '#ffd9a0',
    x: 300,
    y: 866,
    anchor: 'middle',
    width: 520,
    tracking: 30,
  });
};
