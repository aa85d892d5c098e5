import { ellipse, path, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const TONES = [
  '#0a0f14',
  '#10202a',
  '#16323d',
  '#1c4650',
  '#245d63',
  '#347a78',
  '#559a8e',
  '#8fc0a9',
  '#dfe9c4',
] as const;

function arch(index: number): string {
  const share = 1 - index / 9.6;
  const [half, top, foot] = [330 * share ** 1.25, 660 - 470 * share ** 1.15, 690 + 250 * share];
  return path(
    `M${300 - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${300 + half} ${top + half}V${foot}Z`,
    TONES[index] ?? TONES[0],
  );
}

/** Nine arches, one below the other, and what stands under the last. */
export const ninthStair: Composition = (page, { title, author = '' }) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#05080b'));
  for (let i = 0; i < 9; i++) page.add(arch(i));
  for (let i = 0; i < 9; i++) {
    const share = 1 - i / 9.6;
    const y = 690 + 200 * share;
    page.add(
      path(
        `M${300 - 320 * share} ${y}H${300 + 320 * share}v${26 * share}H${300 - 320 * share}Z`,
        i % 2 ? '#0a0f14' : '#0d161b',
        { fillOpacity: 0.85 },
      ),
    );
  }
  page.add(
    stroke('M292 716L291 690M308 716L309 690', '#05080b', 7),
    path('M284 700C282 660 286 632 300 632C314 632 318 660 316 700Z', '#05080b'),
    ellipse(302, 614, 8.5, 13, '#05080b'),
    stroke('M289 640C276 664 280 690 274 718M311 640C324 664 320 690 327 720', '#05080b', 4),
  );
  page.text(lineUp(title.toUpperCase(), [2, 1, 1]), {
    face: 'classicBold',
    size: 128,
    fill: '#e8efcf',
    x: 300,
    y: 130,
    anchor: 'middle',
    width: 500,
    leading: 0.8,
    tracking: 10,
  });
  page.text(author.toUpperCase(), {
    face: 'sans',
    size: 36,
    fill: '#e8efcf',
    x: 300,
    y: 862,
    anchor: 'middle',
    width: 460,
    tracking: 140,
  });
};
