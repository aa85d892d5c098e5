import { circle, ellipse, n, path, radialGradient, rect, rotated, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

/** The curve of a spirograph, squeezed into an eye. */
function threads(turns: number, reach: number, squeeze: number): string {
  let d = '';
  const steps = turns * 90;
  for (let i = 0; i <= steps; i++) {
    const a = (i / 90) * Math.PI * 2;
    const swell = reach * (0.62 + 0.38 * Math.cos((a * 23) / 12));
    const [x, y] = [
      300 + swell * Math.cos(a),
      590 + squeeze * swell * Math.sin(a) * (1 - 0.25 * Math.abs(Math.cos(a))),
    ];
    d += `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
  }
  return d;
}

const needle = (y: number) =>
  path(`M20 ${y}L560 ${y - 5}a6 6 0 0 1 0 14L20 ${y + 4}Z`, '#d9d2c0') + circle(566, y + 2, 14, '#c7a24a');

/** An eye wound out of red wool, on two needles. */
export const knitsAtNight: Composition = (page, { title }) => {
  page.define(
    radialGradient(
      page.id('dark'),
      [
        [0, '#23302c'],
        [1, '#0a0f0e'],
      ],
      [0.5, 0.65],
      0.6,
    ),
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, `url(#${page.id('dark')})`),
    rotated(needle(590), -38, [300, 590]),
    rotated(needle(590), 218, [300, 590]),
    stroke(threads(12, 258, 0.66), '#d7263d', 2.6),
    circle(300, 590, 92, '#0a0f0e'),
    stroke(threads(12, 88, 1), '#f2a541', 1.8),
    ellipse(300, 590, 26, 62, '#050807'),
    circle(318, 556, 11, '#f7efe0'),
    stroke(
      'M70 640C-20 700 40 780 120 770C220 756 150 850 250 860C330 866 380 800 470 834C520 852 560 846 620 820',
      '#d7263d',
      4.5,
    ),
  );
  page.text(lineUp(title, [2, 2]), {
    face: 'serifLightItalic',
    size: 150,
    fill: '#f7efe0',
    x: 300,
    y: 150,
    anchor: 'middle',
    width: 516,
    leading: 0.92,
    tracking: -20,
  });
  page.text('FOURTEEN STORIES', {
    face: 'sans',
    size: 36,
    fill: '#f2a541',
    x: 300,
    y: 388,
    anchor: 'middle',
    tracking: 180,
  });
};
