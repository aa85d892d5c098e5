import { between } from '../random.ts';
import { blob, path, rect, wobble } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const RINGS = [
  '#1f4d3a',
  '#f3e8d0',
  '#2f6d50',
  '#f3e8d0',
  '#d8912c',
  '#f3e8d0',
  '#17402f',
  '#f3e8d0',
  '#7fa36b',
] as const;

/** The rings of a felled tree, one for each slow year. */
export const patientLedger: Composition = (page, { title, author = '' }, random) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#f3e8d0'));
  const shape = wobble(random, 0.07);
  const drift = wobble(random, 0.03, 7);
  let radius = 470;
  for (let ring = 0; radius > 14; ring++) {
    const share = radius / 470;
    const outline = (angle: number) => shape(angle) * share + drift(angle) * (1 - share);
    page.add(path(blob([418, 768], radius, outline, 48), RINGS[ring % RINGS.length] ?? RINGS[0]));
    radius -= ring % 2 === 0 ? between(random, 24, 46) : between(random, 9, 18);
  }
  page.text(author.toUpperCase(), { face: 'sans', size: 34, fill: '#17402f', x: 48, y: 86, tracking: 110, width: 500 });
  page.text(lineUp(title, [2, 1]), {
    face: 'serifBlack',
    size: 122,
    fill: '#17402f',
    x: 44,
    y: 196,
    leading: 0.96,
    width: 508,
    tracking: -18,
  });
};
