import { between, pick, type Random } from '../random.ts';
import { circle, linearGradient, path, polygon, radialGradient, rect, stroke } from '../svg.ts';
import { NEWS_PICTURE, type NewsPicture } from './picture.ts';

const SPINES = ['#e8503a', '#2f8f8a', '#f7b733', '#33608c', '#fff0d2', '#8a3f6b', '#d98a4a'] as const;

/** Shelves full of spines. */
function shelves(random: Random, x: number, y: number, width: number, rows: number): string {
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    const foot = y + (row + 1) * 66;
    let at = x + 6;
    while (at < x + width - 20) {
      const thick = between(random, 9, 19);
      const tall = between(random, 32, 52);
      if (random() < 0.9)
        drawn += rect(
          Math.round(at),
          Math.round(foot - tall),
          Math.round(thick),
          Math.round(tall),
          pick(random, SPINES),
        );
      at += thick + 2;
    }
    drawn += rect(x, foot, width, 7, '#7a4a1f');
  }
  return drawn;
}

function awning(x: number, y: number, width: number): string {
  const stripe = width / 12;
  return Array.from({ length: 12 }, (_, i) => {
    const left = x + i * stripe;
    const fill = i % 2 ? '#fff3dc' : '#d9482f';
    return path(`M${left} ${y}h${stripe}v52a${stripe / 2} 22 0 0 1 ${-stripe} 0Z`, fill);
  }).join('');
}

/** Two people with something to read on the way home. */
function passers(): string {
  const person = (x: number, coat: string, tall: number) =>
    stroke(`M${x - 9} 588V520M${x + 9} 588V520`, '#0f1730', 12) +
    path(
      `M${x - 30} 532C${x - 30} ${588 - tall} ${x - 16} ${580 - tall} ${x} ${580 - tall}C${x + 16} ${580 - tall} ${x + 30} ${588 - tall} ${x + 30} 532Z`,
      coat,
    ) +
    rect(x - 8, 568 - tall, 16, 20, '#b9774c') +
    circle(x, 560 - tall, 22, '#1a1226');
  return person(770, '#b5384a', 130) + person(838, '#2f6f8f', 112) + rect(790, 490, 26, 34, '#fff3dc');
}

function stars(random: Random, width: number): string {
  const count = 40;
  return Array.from({ length: count }, () =>
    circle(
      Math.round(between(random, 0, width)),
      Math.round(between(random, 0, 150)),
      between(random, 1, 2.6),
      '#dfe6ff',
    ),
  ).join('');
}

/** The dark houses on both sides. */
function neighbours(): string {
  return (
    polygon(
      [
        [0, 600],
        [0, 210],
        [90, 210],
        [90, 170],
        [150, 170],
        [150, 600],
      ],
      '#1a2450',
    ) +
    rect(20, 250, 36, 54, '#3a4a86') +
    rect(84, 250, 36, 54, '#f2c46b') +
    rect(20, 350, 36, 54, '#3a4a86') +
    polygon(
      [
        [810, 600],
        [810, 240],
        [960, 240],
        [960, 600],
      ],
      '#1a2450',
    ) +
    rect(880, 280, 40, 58, '#3a4a86')
  );
}

/** `lit` names the gradient of the windows. */
function shopFront(random: Random, lit: string): string {
  const light = `url(#${lit})`;
  return (
    rect(150, 96, 660, 504, '#3b2440') +
    rect(150, 84, 660, 18, '#241629') +
    [190, 330, 560, 700]
      .map((x) => rect(x, 112, 62, 44, '#f2c46b') + stroke(`M${x + 31} 112v44`, '#3b2440', 4))
      .join('') +
    rect(170, 174, 620, 66, '#14453d') +
    rect(186, 292, 230, 262, light) +
    shelves(random, 186, 292, 230, 3) +
    rect(544, 292, 230, 262, light) +
    shelves(random, 544, 292, 230, 3) +
    rect(440, 292, 80, 308, '#14453d') +
    rect(452, 306, 56, 190, light) +
    circle(508, 520, 5, '#f2c46b') +
    rect(176, 554, 250, 46, '#281732') +
    rect(534, 554, 250, 46, '#281732')
  );
}

/** A lit shop front on a blue street. */
export const lateReopening: NewsPicture = (page, random) => {
  const { width, height } = NEWS_PICTURE;
  page.define(
    linearGradient(page.id('night'), [
      [0, '#101a3d'],
      [1, '#2c3a73'],
    ]),
    linearGradient(page.id('lit'), [
      [0, '#ffdf94'],
      [1, '#ffb85a'],
    ]),
    radialGradient(page.id('spill'), [
      [0, '#ffcf7a', 0.75],
      [1, '#ffcf7a', 0],
    ]),
  );
  page.add(
    rect(0, 0, width, height, `url(#${page.id('night')})`),
    stars(random, width),
    path('M868 48A46 46 0 1 1 818 122A40 40 0 0 0 868 48Z', '#fff0cf'),
    neighbours(),
    shopFront(random, page.id('lit')),
    awning(160, 240, 640),
    rect(0, 596, width, 44, '#0c1229'),
    `<ellipse cx="480" cy="604" rx="380" ry="30" fill="url(#${page.id('spill')})"/>`,
    passers(),
  );
  page.text('OPEN TILL MIDNIGHT', {
    face: 'serifBold',
    size: 40,
    fill: '#ffe7b0',
    x: 480,
    y: 221,
    anchor: 'middle',
    tracking: 60,
  });
};
