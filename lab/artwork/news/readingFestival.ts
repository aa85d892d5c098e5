import { between } from '../random.ts';
import { circle, linearGradient, path, placed, polygon, rect, stroke } from '../svg.ts';
import { reader } from './figures.ts';
import { NEWS_PICTURE, type NewsPicture } from './picture.ts';

/** A book put face down on the grass: a tent. Its foot is at y = 0. */
function bookTent(cover: string, shade: string): string {
  return (
    polygon(
      [
        [-150, 0],
        [0, -190],
        [150, 0],
        [104, 0],
        [0, -128],
        [-104, 0],
      ],
      '#fff6e4',
    ) +
    polygon(
      [
        [-104, 0],
        [0, -128],
        [104, 0],
      ],
      '#54304a',
    ) +
    stroke('M-132 0L0 -166L132 0M-118 0L0 -148L118 0', '#e3d3b4', 4) +
    polygon(
      [
        [-168, 0],
        [0, -212],
        [12, -200],
        [-150, 4],
      ],
      cover,
    ) +
    polygon(
      [
        [168, 0],
        [0, -212],
        [-8, -198],
        [150, 4],
      ],
      shade,
    ) +
    stroke('M0 -210V-258', '#54304a', 5) +
    polygon(
      [
        [2, -258],
        [50, -244],
        [2, -228],
      ],
      cover,
    )
  );
}

function bunting(random: () => number, y: number): string {
  const fills = ['#e8503a', '#f7b733', '#2f8f8a', '#fff6e4', '#e87aa0'];
  let flags = '';
  for (let i = 0; i < 24; i++) {
    const x = i * 42 - 10;
    const dip = y + 46 * Math.sin((x / 960) * Math.PI) + between(random, -2, 2);
    flags += polygon(
      [
        [x, dip],
        [x + 30, dip],
        [x + 15, dip + 34],
      ],
      fills[i % 5] ?? '#fff6e4',
    );
  }
  return stroke(`M-10 ${y}Q480 ${y + 94} 970 ${y}`, '#54304a', 3) + flags;
}

/** A hillside of tents that are books, and of people who are elsewhere. */
export const readingFestival: NewsPicture = (page, random) => {
  const { width, height } = NEWS_PICTURE;
  page.define(
    linearGradient(page.id('sky'), [
      [0, '#7cc4d9'],
      [1, '#fdeccb'],
    ]),
  );
  page.add(
    rect(0, 0, width, height, `url(#${page.id('sky')})`),
    circle(748, 190, 70, '#ffd25e'),
    path('M0 380C180 300 330 330 480 350C660 372 800 300 960 340V640H0Z', '#a9c46b'),
    placed(bookTent('#e8503a', '#c23c2a'), 210, 424, 0.82),
    placed(bookTent('#2f8f8a', '#21706c'), 742, 418, 0.74),
    path('M0 440C240 380 460 420 640 404C780 392 880 400 960 420V640H0Z', '#84ad57'),
    placed(bookTent('#f0a52b', '#cf8517'), 470, 486, 1),
    path('M0 520C200 470 420 500 560 492C760 480 860 500 960 496V640H0Z', '#5f8f4a'),
    bunting(random, 34),
    placed(reader(0, '#e8503a', '#2f4a6b', '#f7b733'), 150, 590, 1.05),
    placed(reader(2, '#fff0d2', '#7a4a6b', '#2f8f8a'), 700, 600, 1.1),
    placed(reader(1, '#33608c', '#e0c49a', '#e87aa0'), 420, 626, 1.12),
    distantReaders(),
  );
};

/** Readers far up the hill. */
function distantReaders(): string {
  return (
    placed(reader(3, '#e87aa0', '#54304a', '#fff6e4'), 880, 486, 0.56) +
    placed(reader(2, '#f7b733', '#33608c', '#e8503a'), 60, 492, 0.56) +
    placed(reader(0, '#2f8f8a', '#54304a', '#fff6e4'), 612, 500, 0.52)
  );
}
