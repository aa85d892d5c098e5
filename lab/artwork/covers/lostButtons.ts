import { between, pick, type Random } from '../random.ts';
import { circle, placed, rect } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const FILLS = ['#f2643d', '#f7b733', '#2f8f8a', '#e94f7c', '#fff4e0', '#7a9ff0', '#8ccf9a', '#c9342b'] as const;
const GROUND = '#2b2350';

interface Button {
  x: number;
  y: number;
  r: number;
}

/** Circles that do not touch: a heap at the foot, a few still falling. */
function heap(random: Random): Button[] {
  const buttons: Button[] = [];
  for (let attempt = 0; attempt < 9000; attempt++) {
    const [x, y] = [between(random, -10, 610), between(random, 540, 920)];
    const depth = (y - 540) / 380;
    const r = 14 + 58 * (1 - attempt / 9000) ** 1.6 * between(random, 0.7, 1);
    const isFalling = y - r < 610 + 26 * Math.sin(x / 70);
    if (isFalling && (random() > 0.012 || r > 24)) continue;
    if (r > 18 + depth * 62) continue;
    if (buttons.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 3)) buttons.push({ x, y, r });
  }
  return buttons;
}

function button(r: number, fill: string, holes: number): string {
  const ring =
    circle(0, 0, r, fill) +
    circle(0, 0, r * 0.74, 'none', { stroke: GROUND, strokeOpacity: 0.28, strokeWidth: r * 0.09 });
  const at = r * 0.24;
  const spots =
    holes === 2
      ? [
          [-at, 0],
          [at, 0],
        ]
      : [
          [-at, -at],
          [at, -at],
          [-at, at],
          [at, at],
        ];
  return ring + spots.map(([x = 0, y = 0]) => circle(x, y, r * 0.125, GROUND)).join('');
}

/** Four thousand buttons, or as many as fit. */
export const lostButtons: Composition = (page, { title, author = '' }, random) => {
  page.add(rect(0, 0, COVER.width, COVER.height, GROUND));
  for (const { x, y, r } of heap(random)) {
    page.add(placed(button(r, pick(random, FILLS), random() < 0.4 ? 2 : 4), x, y, 1, between(random, 0, 90)));
  }
  page.text(lineUp(title, [3, 2, 1]), {
    face: 'serifBold',
    size: 400,
    fill: '#fff4e0',
    x: 38,
    y: 164,
    width: 520,
    leading: 1.08,
    tracking: -22,
    justify: true,
  });
  page.text(author, { face: 'sans', size: 40, fill: '#f7b733', x: 40, y: 70, width: 500 });
};
