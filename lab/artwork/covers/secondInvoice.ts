import type { Page } from '../page.ts';
import { between, type Random } from '../random.ts';
import { n, path, rect, rotated } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

/** A paper slip with a torn lower edge. */
function slip(x: number, y: number, width: number, height: number, fill: string): string {
  const teeth = 14;
  const step = width / teeth;
  let d = `M${x} ${y}h${width}v${height}`;
  for (let i = 0; i < teeth; i++) d += `l${n(-step / 2)} ${16}l${n(-step / 2)} ${-16}`;
  return path(`${d}Z`, fill);
}

/** Rows of what was charged: a word at the left, a sum at the right. */
function rows(random: Random, x: number, y: number, width: number, count: number, fill: string): string {
  return Array.from({ length: count }, (_, i) => {
    const top = y + i * 34;
    return (
      rect(x, top, between(random, 90, width * 0.55), 11, fill) + rect(x + width - 62, top, 62 - (i % 3) * 12, 11, fill)
    );
  }).join('');
}

function stamp(page: Page, title: string): string {
  return page.markup(lineUp(title, [1, 1, 1]), {
    face: 'sansBlack',
    size: 112,
    fill: '#1d2b8f',
    x: 132,
    y: 268,
    width: 372,
    leading: 0.92,
    tracking: -22,
    turned: true,
  });
}

/** Two bills, the first in its shadow, the second with the title on it. */
export const secondInvoice: Composition = (page, { title, author = '' }, random) => {
  page.add(rect(0, 0, COVER.width, COVER.height, '#f6b9b4'));
  page.add(
    rotated(slip(40, -60, 420, 690, '#e5837f') + slip(30, -80, 420, 690, '#2c3fc4'), -9, [300, 450]),
    rotated(
      slip(112, 116, 430, 610, '#d98580') +
        slip(96, 110, 430, 610, '#fffaf2') +
        rows(random, 134, 152, 350, 1, '#f3a59f') +
        stamp(page, title) +
        rows(random, 134, 534, 350, 3, '#c9cdf0') +
        rect(134, 644, 350, 4, '#1d2b8f') +
        rect(364, 668, 120, 22, '#ee5a4f'),
      5,
      [300, 450],
    ),
  );
  page.text(author, { face: 'sansBold', size: 46, fill: '#1d2b8f', x: 300, y: 852, anchor: 'middle', width: 500 });
};
