import { between } from '../random.ts';
import { group, linearGradient, path, placed, radialGradient, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const APPLE =
  'M300 262C240 214 120 226 92 344C62 470 142 640 236 652C264 656 282 640 300 640C318 640 336 656 364 652C458 640 538 470 508 344C480 226 360 214 300 262Z';
const MOUTH = 'M116 430C190 392 400 384 484 420C470 520 400 560 300 562C204 562 130 520 116 430Z';
const BONE = '#f4ecd8';

/** One row of teeth along the gum: `sign` is 1 for the upper jaw, -1 for the lower. */
function teeth(random: () => number, gum: (x: number) => number, sign: 1 | -1): string {
  let row = '';
  let x = 118;
  while (x < 480) {
    const width = between(random, 26, 38);
    const long = between(random, 44, 74) * (1 - Math.abs(x - 290) / 480);
    const [top, tip] = [gum(x + width / 2) - sign * 12, gum(x + width / 2) + sign * long];
    row += path(
      `M${x} ${top}Q${x + 2} ${tip - sign * 20} ${x + width / 2} ${tip}Q${x + width - 2} ${tip - sign * 20} ${x + width} ${top}Z`,
      BONE,
    );
    x += width + 1;
  }
  return row;
}

/** The apple bites first. */
export const teethOrchard: Composition = (page, { title, author = '' }, random) => {
  page.define(
    radialGradient(
      page.id('skin'),
      [
        [0, '#ff4a36'],
        [0.55, '#c3141c'],
        [1, '#5c0611'],
      ],
      [0.36, 0.3],
      0.8,
    ),
    linearGradient(page.id('throat'), [
      [0, '#2b0207'],
      [1, '#0a0001'],
    ]),
    `<clipPath id="${page.id('mouth')}"><path d="${MOUTH}"/></clipPath>`,
  );
  const apple = [
    stroke('M300 268C296 210 312 160 352 116', '#3b2a17', 15),
    path('M338 150C372 84 468 76 520 112C484 176 400 196 338 150Z', '#3f6b35'),
    stroke('M344 148C400 128 450 116 506 114', '#1d3a1b', 5),
    path(APPLE, `url(#${page.id('skin')})`),
    stroke('M142 330C156 284 190 262 226 262', '#ff9a82', 13, { strokeOpacity: 0.8 }),
    path(MOUTH, `url(#${page.id('throat')})`),
    group(
      path('M190 540C240 470 360 470 410 536C360 580 240 580 190 540Z', '#7d0f1f') +
        teeth(random, (x) => 398 + ((x - 300) / 190) ** 2 * 26, 1) +
        teeth(random, (x) => 560 - ((x - 300) / 190) ** 2 * 92, -1),
      { clipPath: `url(#${page.id('mouth')})` },
    ),
  ].join('');
  page.add(rect(0, 0, COVER.width, COVER.height, '#0b0d0a'), placed(apple, 42, 18, 0.86));
  page.text(lineUp(title.toUpperCase(), [1, 2, 1]), {
    face: 'classicBold',
    size: 104,
    fill: BONE,
    x: 300,
    y: 676,
    anchor: 'middle',
    width: 520,
    leading: 0.8,
  });
  page.text(author, { face: 'sans', size: 38, fill: '#d94a3b', x: 300, y: 64, anchor: 'middle', width: 520 });
};
