import { pick } from '../random.ts';
import { circle, path, rect } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const CELL = 120;
const FILLS = ['#15233f', '#e9a23b', '#2a7f86', '#d9d2bf'] as const;

/** One tile of a quarter-circle pattern. */
function tile(x: number, y: number, fill: string, turn: number): string {
  const corners = [
    `M${x} ${y}h${CELL}a${CELL} ${CELL} 0 0 1 -${CELL} ${CELL}Z`,
    `M${x + CELL} ${y}v${CELL}a${CELL} ${CELL} 0 0 1 -${CELL} -${CELL}Z`,
    `M${x + CELL} ${y + CELL}h-${CELL}a${CELL} ${CELL} 0 0 1 ${CELL} -${CELL}Z`,
    `M${x} ${y + CELL}v-${CELL}a${CELL} ${CELL} 0 0 1 ${CELL} ${CELL}Z`,
  ];
  return path(corners[turn % 4] ?? '', fill);
}

/** A market of many small shapes and, where nobody looks, one that fills its square. */
export const quietMonopolies: Composition = (page, { title, author = '' }, random) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#f4efe2'));
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [column * CELL, 300 + row * CELL];
      const ground = pick(random, FILLS);
      const others = FILLS.filter((fill) => fill !== ground);
      const turn = Math.floor(random() * 4);
      page.add(rect(x, y, CELL + 1, CELL + 1, ground), tile(x, y, others[turn % 3] ?? FILLS[0], turn));
    }
  }
  page.add(rect(360, 540, CELL, CELL, '#f4efe2'), circle(420, 600, CELL / 2, '#e5412d'));
  page.text(lineUp(title, [1, 1]), {
    face: 'sansBold',
    size: 116,
    fill: '#15233f',
    x: 40,
    y: 118,
    width: 520,
    leading: 0.92,
    tracking: -25,
  });
  page.text(author, { face: 'sans', size: 40, fill: '#e5412d', x: 42, y: 272, width: 400 });
};
