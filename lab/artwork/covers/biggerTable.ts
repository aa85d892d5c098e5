import { path, rect } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const INK = '#1c1410';
const PAPER = '#fff3df';

/** The title stands on the table that it asks for; the author sits under it. */
export const biggerTable: Composition = (page, { title, author = '' }) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#e8432a'));
  const base = page.text(lineUp(title.toUpperCase(), [2, 2, 1]), {
    face: 'poster',
    size: 400,
    fill: PAPER,
    x: COVER.width / 2,
    y: 172,
    anchor: 'middle',
    width: 496,
    justify: true,
    leading: 1.07,
  });
  const top = base + 8;
  page.add(
    rect(26, top, 548, 34, INK, { rx: 4 }),
    path(`M70 ${top + 34}h34l-20 ${COVER.height - top}h-34Z`, INK),
    path(`M530 ${top + 34}h-34l20 ${COVER.height - top}h34Z`, INK),
    rect(138, 804, 324, 20, INK, { rx: 3 }),
    path('M164 824h20l-10 76h-20ZM436 824h-20l10 76h20Z', INK),
  );
  page.text(lineUp(author.toUpperCase(), [1, 1]), {
    face: 'sansBold',
    size: 46,
    fill: PAPER,
    x: COVER.width / 2,
    y: 742,
    anchor: 'middle',
    width: 340,
    tracking: 60,
  });
};
