import { between, type Random } from '../random.ts';
import { circle, path, placed, polygon, radialGradient, rect, stipple, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const BONE = '#f1e4cf';
const BLACK = '#0c0507';

/** Scratched fives, the last one short: nobody agrees on the number. */
function tally(random: Random, x: number, y: number, groups: number): string {
  let d = '';
  for (let g = 0; g < groups; g++) {
    const left = x + g * 108;
    const count = g === groups - 1 ? 2 : 4;
    for (let i = 0; i < count; i++)
      d += `M${left + i * 20 + between(random, -3, 3)} ${y + between(random, -4, 4)}l${between(random, -5, 5)} ${between(random, 54, 64)}`;
    if (count === 4) d += `M${left - 14} ${y + 50 + between(random, -6, 6)}L${left + 76} ${y + 10}`;
  }
  return stroke(d, BONE, 6.5);
}

function houseShape(): string {
  return (
    polygon(
      [
        [150, 900],
        [158, 610],
        [132, 616],
        [226, 476],
        [244, 498],
        [244, 452],
        [276, 452],
        [274, 520],
        [300, 500],
        [300, 434],
        [280, 438],
        [338, 318],
        [392, 440],
        [374, 438],
        [378, 560],
        [398, 540],
        [482, 640],
        [456, 638],
        [462, 900],
      ],
      BLACK,
    ) +
    path('M338 330V270M326 286H350', BLACK, { stroke: BLACK, strokeWidth: 5 }) +
    [
      [190, 660],
      [258, 660],
      [258, 570],
      [326, 470],
      [326, 570],
      [326, 660],
      [398, 660],
      [190, 750],
      [398, 750],
    ]
      .map(([x = 0, y = 0], i) =>
        path(
          `M${x} ${y + 58}V${y + 12}Q${x + 15} ${y - 10} ${x + 30} ${y + 12}V${y + 58}Z`,
          i === 3 ? '#ffd27a' : '#2a0a10',
        ),
      )
      .join('') +
    circle(341, 498, 6, BLACK) +
    path('M332 528C332 508 350 508 350 528Z', BLACK)
  );
}

const branch =
  'M-10 900C20 780 10 700 44 610C50 590 40 560 30 540M36 640C70 610 84 590 88 556M24 720C60 700 90 700 108 672M44 610C60 580 62 556 60 520';

/** A crooked house against a red moon, its guests counted above it. */
export const houseCounts: Composition = (page, { title, author = '' }, random) => {
  page.define(
    radialGradient(
      page.id('sky'),
      [
        [0, '#6b0f1c'],
        [0.6, '#360a14'],
        [1, '#16060b'],
      ],
      [0.5, 0.62],
      0.7,
    ),
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, `url(#${page.id('sky')})`),
    circle(322, 610, 212, '#d8291f'),
    stipple(
      random,
      { x: 96, y: 340, width: 452, height: 500 },
      2600,
      '#6b0f1c',
      (x, y) => (Math.hypot(x - 322, y - 610) < 210 ? Math.max(0, (y - 400) / 500) : 0),
      1.7,
    ),
    path('M0 842C120 806 220 830 300 818C420 806 520 836 600 812V900H0Z', BLACK),
    placed(houseShape(), 45, 176, 0.85),
    stroke(branch, BLACK, 9),
    stroke(branch, BLACK, 8, { transform: 'translate(600 40) scale(-0.9 1)' }),
    tally(random, 52, 46, 5),
  );
  page.text(lineUp(title.toUpperCase(), [2, 3]), {
    face: 'poster',
    size: 400,
    fill: BONE,
    x: 300,
    y: 262,
    anchor: 'middle',
    width: 516,
    justify: true,
    leading: 1.2,
  });
  page.text(author, { face: 'sans', size: 38, fill: BONE, x: 300, y: 876, anchor: 'middle', width: 480 });
};
