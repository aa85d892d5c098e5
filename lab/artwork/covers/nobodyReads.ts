import { circle, polygon, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const INK = '#22211d';

/** The memo, folded, leaves by the upper corner. */
export const nobodyReads: Composition = (page, { title, author = '' }) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#f8c52c'), circle(470, 210, 300, '#fbd65c'));
  page.add(
    stroke('M-20 506C120 560 250 560 262 470C272 396 176 372 164 446C152 526 300 520 352 356', INK, 5, {
      strokeDasharray: '2 17',
    }),
    polygon(
      [
        [566, 74],
        [196, 212],
        [316, 262],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [566, 74],
        [316, 262],
        [328, 386],
      ],
      '#c9bfa2',
    ),
    polygon(
      [
        [566, 74],
        [328, 386],
        [384, 298],
      ],
      '#efe7d2',
    ),
    polygon(
      [
        [566, 74],
        [384, 298],
        [478, 340],
      ],
      '#ffffff',
    ),
    stroke('M262 206L372 165M296 220L404 162', '#f0a818', 6),
  );
  page.text(lineUp(title, [1, 2, 1]), {
    face: 'serifBlackItalic',
    size: 136,
    fill: INK,
    x: 40,
    y: 628,
    width: 520,
    leading: 0.88,
    tracking: -24,
  });
  page.text(author, { face: 'sansBold', size: 36, fill: INK, x: 44, y: 72, width: 400 });
};
