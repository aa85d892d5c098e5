import { between } from '../random.ts';
import { ellipse, linearGradient, path, placed, polygon, rect, smooth, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const DEPTHS = ['#8fd0d3', '#5fb3c0', '#3a8fa8', '#22698c', '#15476e', '#0c2d50', '#071a35'] as const;

function ship(): string {
  return (
    path('M-92 0H92L70 34H-74Z', '#12263f') +
    rect(-60, -34, 74, 34, '#fff4e0') +
    rect(-34, -62, 30, 30, '#f26b3a') +
    rect(52, -58, 6, 58, '#12263f') +
    path('M92 0l22 -10v18Z', '#12263f') +
    [-48, -26, -4].map((x) => rect(x, -24, 12, 12, '#12263f')).join('')
  );
}

const fish = (fill: string) =>
  ellipse(0, 0, 22, 9, fill) +
  polygon(
    [
      [-18, 0],
      [-36, -11],
      [-36, 11],
    ],
    fill,
  );

/** One orange line from the repair ship down through every depth. */
export const underTheSea: Composition = (page, { title }, random) => {
  page.define(
    linearGradient(page.id('sky'), [
      [0, '#fbe3c4'],
      [1, '#fff3df'],
    ]),
  );
  page.add(rect(0, 0, COVER.width, 300, `url(#${page.id('sky')})`));
  page.add(placed(ship(), 408, 196, 1.05));
  for (const [index, fill] of DEPTHS.entries()) {
    const level = 226 + index * 92;
    const points = Array.from(
      { length: 9 },
      (_, i) => [-40 + i * 85, level + (index ? between(random, -24, 24) : (i % 2) * 12)] as const,
    );
    page.add(path(`${smooth(points)}V900H-40Z`, fill));
  }
  page.add(
    stroke('M500 214C560 270 566 400 552 486C530 600 150 560 138 690C130 780 300 812 640 818', '#f26b3a', 9),
    placed(fish('#bfe6e2'), 86, 596, 1, 0),
    placed(fish('#bfe6e2'), 142, 628, 0.7, 0),
    placed(fish('#ffb37a'), 500, 690, 0.9, 180),
    path('M0 900V858C90 826 190 872 300 850C420 826 500 862 600 838V900Z', '#030d1d'),
  );
  page.text(lineUp(title.toUpperCase(), [2, 2, 1]), {
    face: 'sansBold',
    size: 92,
    fill: '#fffaf0',
    x: 44,
    y: 372,
    width: 470,
    leading: 1.0,
    tracking: 10,
  });
  page.text('A history in twelve repairs', { face: 'serifLightItalic', size: 38, fill: '#12263f', x: 44, y: 84 });
};
