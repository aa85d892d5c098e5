import { between, pick, type Random } from '../random.ts';
import { circle, linearGradient, path, polygon, radialGradient, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const LIT = '#ffd166';
const NEAR = ['#a63d40', '#33496e', '#c8683a', '#5c3659', '#2b5d5b'] as const;
const FAR = ['#5b3f6b', '#4c3a68', '#6a4670', '#453460'] as const;

interface House {
  x: number;
  width: number;
  eaves: number;
  foot: number;
  wall: string;
  roof: string;
  dark: string;
  litShare: number;
}

function house(random: Random, { x, width, eaves, foot, wall, roof, dark, litShare }: House): string {
  const stepped = random() < 0.4;
  const peak = eaves - width * 0.52;
  const gable = stepped
    ? [0, 1, 2]
        .map((i) =>
          rect(x + i * width * 0.16, eaves - (i + 1) * width * 0.17, width * (1 - i * 0.32), width * 0.18, wall),
        )
        .join('')
    : polygon(
        [
          [x - 4, eaves],
          [x + width / 2, peak],
          [x + width + 4, eaves],
        ],
        roof,
      );
  let windows = '';
  const pane = width * 0.19;
  for (let top = eaves + pane * 0.7; top < foot - 70; top += pane * 2.1) {
    for (const share of [0.15, 0.41, 0.67]) {
      const fill = random() < litShare ? LIT : dark;
      windows += rect(x + width * share, top, pane, pane * 1.45, fill, { rx: 2 });
    }
  }
  const chimney = rect(x + width * 0.7, peak + width * 0.06, width * 0.13, width * 0.36, roof);
  const door = path(`M${x + width * 0.4} ${foot}v-52a${width * 0.1} ${width * 0.1} 0 0 1 ${width * 0.2} 0v52Z`, dark);
  return chimney + rect(x, eaves, width + 1, foot - eaves, wall) + gable + windows + door;
}

function terrace(
  random: Random,
  row: Omit<House, 'x' | 'width' | 'wall' | 'eaves'> & { walls: typeof FAR | typeof NEAR; top: number; size: number },
): string {
  let houses = '';
  let x = -between(random, 10, 50);
  let last = '';
  while (x < COVER.width) {
    const width = row.size * between(random, 0.85, 1.2);
    let wall: string = pick(random, row.walls);
    while (wall === last) wall = pick(random, row.walls);
    houses += house(random, { ...row, x, width, wall, eaves: row.top + between(random, -26, 30) });
    x += width;
    last = wall;
  }
  return houses;
}

/** Two terraces at dusk, and the lamps on one side only. */
export const tannerStreet: Composition = (page, { title, author = '' }, random) => {
  page.define(
    linearGradient(page.id('dusk'), [
      [0, '#1f1b4b'],
      [0.42, '#6b3a7d'],
      [0.62, '#e2725b'],
      [0.75, '#f9b572'],
    ]),
    radialGradient(page.id('lamp'), [
      [0, '#ffe7a3', 0.95],
      [0.25, '#ffd166', 0.5],
      [1, '#ffd166', 0],
    ]),
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, `url(#${page.id('dusk')})`),
    terrace(random, { walls: FAR, top: 560, size: 92, foot: 760, roof: '#33284f', dark: '#33284f', litShare: 0.12 }),
    terrace(random, { walls: NEAR, top: 660, size: 128, foot: 850, roof: '#221a3a', dark: '#1b1530', litShare: 0.62 }),
    rect(0, 846, COVER.width, 54, '#14102b'),
  );
  for (const x of [96, 300, 504]) {
    page.add(
      circle(x, 690, 92, `url(#${page.id('lamp')})`),
      stroke(`M${x} 852V708`, '#0d0a1f', 8),
      path(`M${x - 15} 706l-7 -34h44l-7 34Z`, '#fff3c4'),
      path(`M${x - 26} 672L${x} 650L${x + 26} 672Z`, '#0d0a1f'),
    );
  }
  page.text(lineUp(title, [2, 2, 2]), {
    face: 'classicBold',
    size: 112,
    fill: '#fff3dc',
    x: 300,
    y: 124,
    anchor: 'middle',
    width: 524,
    leading: 1.0,
  });
  page.text(author, { face: 'sans', size: 38, fill: '#ffd9a0', x: 300, y: 424, anchor: 'middle', width: 520 });
};
