import { n, path, rect } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

/** How much ink a halftone nought has at a place: 1 on the middle of its stroke, 0 off it. */
function ink(x: number, y: number): number {
  const [dx, dy] = [(x - 300) / 196, (y - 360) / 284];
  const off = Math.abs(Math.hypot(dx, dy) - 0.84);
  return Math.max(0, 1 - (off / 0.34) ** 2);
}

/** A nought made of a crowd of dots, the larger the closer they stand. */
export const crowdedZero: Composition = (page, { title, author = '' }) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#ff5a7a'));
  let dots = '';
  const step = 33;
  for (let row = 0; row * step * 0.866 < 740; row++) {
    for (let column = -1; column * step < 640; column++) {
      const [x, y] = [column * step + (row % 2) * (step / 2), row * step * 0.866];
      const r = ink(x, y) * 16;
      if (r < 2.4) continue;
      dots += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
    }
  }
  page.add(path(dots, '#1b1464'), rect(0, 668, COVER.width, 232, '#1b1464'));
  page.text(lineUp(title, [3, 2]), {
    face: 'sansBlack',
    size: 92,
    fill: '#ffffff',
    x: 40,
    y: 748,
    width: 522,
    leading: 0.9,
    tracking: -28,
  });
  page.text(author, { face: 'sans', size: 40, fill: '#ffb3c2', x: 42, y: 872, width: 480 });
};
