import { circle, radialGradient, rect } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const TURNS = ['#ff6b4a', '#f2518c', '#a64ddb', '#6a5cf2', '#3f7df5', '#2f9be0', '#255f9c', '#1d3d6b'] as const;

/** A queue seen from above: everything turns about the one thing that is being served. */
export const machinesThatWait: Composition = (page, { title, author = '' }) => {
  page.define(
    radialGradient(
      page.id('glow'),
      [
        [0, '#3a1f5c'],
        [0.5, '#151539'],
        [1, '#090d22'],
      ],
      [0.62, 0.68],
      0.75,
    ),
  );
  page.add(rect(0, 0, COVER.width, COVER.height, `url(#${page.id('glow')})`));
  for (let i = 3; i < 330; i++) {
    const distance = 21.5 * Math.sqrt(i);
    const angle = i * GOLDEN_ANGLE;
    const [x, y] = [372 + distance * Math.cos(angle), 612 + distance * Math.sin(angle)];
    if (y < 366 || y > 796) continue;
    page.add(circle(Math.round(x), Math.round(y), 11.5 - i * 0.02, TURNS[Math.floor(Math.sqrt(i / 5.2))] ?? TURNS[7]));
  }
  page.add(circle(372, 612, 27, '#fff1d6'));
  const lines = lineUp(title.toLowerCase(), [1, 1, 1]);
  const last = page.text(lines, {
    face: 'monoBold',
    size: 100,
    fill: '#ffffff',
    x: 42,
    y: 124,
    leading: 0.98,
    tracking: -40,
  });
  page.add(rect(285, last - 66, 46, 76, '#ff6b4a'));
  page.text(author, { face: 'mono', size: 38, fill: '#ffffff', x: 44, y: 852, tracking: -20, width: 500 });
};
