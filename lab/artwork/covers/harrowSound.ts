import { blob, circle, type Point, path, rect, stroke, wobble } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const SEA = ['#bfe0d8', '#a8d3cc', '#8cc3be', '#74b1b0'] as const;
const LAND = ['#e9d7a6', '#d8b873', '#b98e4b', '#8a6534'] as const;
const INK = '#16383f';

const ISLANDS: { at: Point; size: number }[] = [
  { at: [450, 470], size: 150 },
  { at: [140, 640], size: 128 },
  { at: [470, 790], size: 92 },
  { at: [70, 410], size: 60 },
];

function compass(): string {
  const points = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const long = turn % 90 === 0 ? 62 : 34;
    return `<g transform="rotate(${turn})">${path(`M0 0L-9 -12L0 ${-long}Z`, INK)}${path(`M0 0L9 -12L0 ${-long}Z`, '#f4ead0')}</g>`;
  });
  return circle(0, 0, 46, 'none', { stroke: INK, strokeWidth: 3 }) + points.join('');
}

/** A sea chart whose islands will not keep still; the red course believes in all of them. */
export const harrowSound: Composition = (page, { title, author = '' }, random) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#d5ece4'));
  const shapes = ISLANDS.map(({ at, size }) => ({ at, size, shape: wobble(random, 0.3, 6) }));
  for (const [index, fill] of SEA.entries()) {
    for (const { at, size, shape } of shapes) page.add(path(blob(at, size * (2.1 - index * 0.26), shape), fill));
  }
  for (const { at, size, shape } of shapes) {
    page.add(path(blob(at, size * 0.94, shape), '#f4ead0', { stroke: INK, strokeWidth: 4 }));
    for (const [index, fill] of LAND.entries()) page.add(path(blob(at, size * (0.76 - index * 0.19), shape), fill));
  }
  page.add(
    stroke('M-10 540C80 500 190 470 250 520C330 590 280 690 340 730C390 764 470 700 520 640', '#d6301f', 7, {
      strokeDasharray: '22 15',
    }),
    stroke('M502 616l40 44M542 616l-40 44', '#d6301f', 11),
    `<g transform="translate(262 806)">${compass()}</g>`,
    rect(0, 0, COVER.width, 318, '#f4ead0'),
    rect(0, 312, COVER.width, 6, INK),
  );
  page.text(lineUp(title, [3, 2]), {
    face: 'serifBlack',
    size: 400,
    fill: INK,
    x: 42,
    y: 132,
    width: 516,
    justify: true,
    leading: 1.07,
    tracking: -16,
  });
  page.text(author, { face: 'sans', size: 36, fill: '#d6301f', x: 44, y: 280 });
};
