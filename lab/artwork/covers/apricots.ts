import { between } from '../random.ts';
import { circle, ellipse, path, placed, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const GROUND = '#0f4a45';
const PAPER = '#fbeed3';

function apricot(): string {
  return (
    circle(0, 0, 58, '#f08a2c') +
    path('M-14 -56C-70 -40 -72 40 -10 57C-36 30 -38 -30 -14 -56Z', '#f7a945') +
    ellipse(26, 20, 22, 28, '#e2603a', { fillOpacity: 0.55 }) +
    stroke('M4 -54C26 -20 24 26 2 56', '#b9491f', 5) +
    path('M0 -54C10 -96 54 -104 84 -84C66 -58 28 -46 0 -54Z', '#7fae4e') +
    stroke('M4 -56C30 -74 50 -80 74 -82', '#3d6b34', 4) +
    stroke('M0 -52C-2 -66 -8 -74 -16 -80', '#4a2c17', 7)
  );
}

const blossom = () =>
  [0, 72, 144, 216, 288].map((turn) => ellipse(0, -17, 12, 16, PAPER, { transform: `rotate(${turn})` })).join('') +
  circle(0, 0, 9, '#f7b23c');

/** A crate label on the wrapping paper of the fruit. */
export const apricots: Composition = (page, { title, author = '' }, random) => {
  page.add(rect(0, 0, COVER.width, COVER.height, GROUND));
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [column * 200 - 4 + (row % 2) * 100, row * 178 + 4];
      page.add(
        placed(apricot(), x, y, 1.22, between(random, -40, 40)),
        placed(blossom(), x + 100, y + 8, 1.1, between(random, 0, 70)),
      );
    }
  }
  page.add(
    rect(54, 236, 492, 428, PAPER, { rx: 40 }),
    rect(68, 250, 464, 400, 'none', { rx: 30, stroke: '#d9541e', strokeWidth: 5 }),
  );
  const [first = '', ...rest] = lineUp(title, [1, 2, 2]);
  const style = { fill: GROUND, x: 300, anchor: 'middle', width: 404 } as const;
  page.text(first, { ...style, face: 'serifBlackItalic', size: 150, y: 356, fill: '#d9541e', tracking: -20 });
  const [second = '', third = ''] = rest;
  page.text(second, { ...style, face: 'serifItalic', size: 64, y: 432 });
  page.text(third, { ...style, face: 'serifBold', size: 88, y: 522, tracking: -12 });
  page.text(author, { ...style, face: 'sans', size: 36, y: 604 });
};
