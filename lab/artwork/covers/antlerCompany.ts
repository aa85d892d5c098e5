import type { Page } from '../page.ts';
import { between, type Random } from '../random.ts';
import { circle, ellipse, mirrored, path, placed, polygon, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition, type CoverText } from './composition.ts';

interface Season {
  sky: string;
  glow: string;
  trees: readonly [string, string];
  ground: string;
  stag: string;
  antler: string;
  ink: string;
  author: string;
  volume: string;
  /** Drawn between the wood and the stag. */
  weather(random: Random): string;
}

const ANTLER =
  'M318 560C330 500 356 480 386 452C430 408 440 340 420 268M352 486C350 440 340 410 346 366M392 446C440 436 476 410 492 352M428 394C470 376 500 340 506 290M430 340C456 318 466 286 462 246M420 300C404 276 396 256 398 226';

function pine(x: number, foot: number, height: number, fill: string): string {
  const half = height * 0.24;
  return [0, 1, 2]
    .map((i) =>
      polygon(
        [
          [x - half * (1 - i * 0.24), foot - height * i * 0.26],
          [x, foot - height * (0.52 + i * 0.24)],
          [x + half * (1 - i * 0.24), foot - height * i * 0.26],
        ],
        fill,
      ),
    )
    .join('');
}

function wood(random: Random, foot: number, height: number, fill: string): string {
  let trees = '';
  for (let x = -20; x < 640; x += between(random, 34, 56)) {
    const clearing = 0.62 + 0.5 * Math.min(1, Math.abs(x - 300) / 260);
    trees += pine(x, foot, height * clearing * between(random, 0.85, 1.15), fill);
  }
  return trees;
}

function stag({ stag: coat, antler, glow }: Season): string {
  return (
    mirrored(stroke(ANTLER, antler, 17), 300) +
    mirrored(
      path('M326 590C350 548 392 528 428 530C424 576 380 612 334 614Z', coat) +
        path('M344 592C362 566 386 552 410 548C402 576 374 598 346 602Z', antler),
      300,
    ) +
    path('M222 900C226 800 250 760 254 690H346C350 760 374 800 378 900Z', coat) +
    path(
      'M300 548C346 548 362 590 354 632C346 676 336 716 330 748C324 776 276 776 270 748C264 716 254 676 246 632C238 590 254 548 300 548Z',
      coat,
    ) +
    path('M300 640C322 640 334 700 328 742C322 772 278 772 272 742C266 700 278 640 300 640Z', antler, {
      fillOpacity: 0.28,
    }) +
    path('M274 738C282 728 318 728 326 738C322 760 308 768 300 768C292 768 278 760 274 738Z', '#120d0b') +
    mirrored(ellipse(339, 638, 9.5, 11, '#120d0b') + circle(342, 634, 3.4, glow), 300)
  );
}

function antlerBook(page: Page, { title, author = '' }: CoverText, random: Random, season: Season): void {
  const [name = '', subtitle = season.volume] = title.split(': ');
  page.add(
    rect(0, 0, COVER.width, COVER.height, season.sky),
    circle(300, 512, 200, season.glow),
    wood(random, 800, 330, season.trees[0]),
    wood(random, 910, 360, season.trees[1]),
    season.weather(random),
    placed(stag(season), 33, 92, 0.89),
    path('M0 790C130 764 210 800 300 804C390 800 470 764 600 790V900H0Z', season.ground),
  );
  page.text(lineUp(name.toUpperCase(), [2, 1]), {
    face: 'serifBlack',
    size: 96,
    fill: season.ink,
    x: 300,
    y: 112,
    anchor: 'middle',
    width: 520,
    leading: 0.95,
    tracking: 6,
  });
  page.text(subtitle, {
    face: 'serifItalic',
    size: 56,
    fill: season.antler,
    x: 300,
    y: 264,
    anchor: 'middle',
    width: 480,
  });
  page.text(author, { face: 'sansBold', size: 44, fill: season.author, x: 300, y: 866, anchor: 'middle', width: 500 });
}

/** The first book: autumn. */
export const antlerCompany: Composition = (page, text, random) =>
  antlerBook(page, text, random, {
    sky: '#123b2c',
    glow: '#f2b33d',
    trees: ['#1f6045', '#0f3325'],
    ground: '#0a241a',
    stag: '#5a2a17',
    antler: '#fbe6b8',
    ink: '#fff6df',
    author: '#fff6df',
    volume: 'Book one',
    weather: (r) =>
      Array.from({ length: 26 }, () =>
        ellipse(between(r, 0, 600), between(r, 310, 800), 10, 5, '#e2622b', {
          transform: `rotate(${Math.round(between(r, -30, 30))} 300 500)`,
        }),
      ).join(''),
  });

/** The second book: the same wood in snow. */
export const secondSnow: Composition = (page, text, random) =>
  antlerBook(page, text, random, {
    sky: '#16305c',
    glow: '#dcecf7',
    trees: ['#3f6b9e', '#1d4173'],
    ground: '#f1f7fb',
    stag: '#1a2238',
    antler: '#9fd0ec',
    ink: '#ffffff',
    author: '#16305c',
    volume: 'Book two',
    weather: (r) =>
      Array.from({ length: 80 }, () =>
        circle(between(r, 0, 600), between(r, 290, 800), between(r, 2, 6), '#ffffff'),
      ).join(''),
  });
