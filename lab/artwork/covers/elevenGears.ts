import { circle, path, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const RAYS = ['#7c2d2a', '#c4442d', '#ec7a2f', '#f7b23f', '#fbe3a8'] as const;
const INK = '#2a1a1c';
const CREAM = '#fdf2d8';

/** A rider on an old bicycle, wheels on the line y = 0. */
function rider(): string {
  const wheels = [-82, 82]
    .map(
      (x) =>
        circle(x, -56, 52, 'none', { stroke: INK, strokeWidth: 8 }) +
        circle(x, -56, 8, INK) +
        stroke(`M${x} -108V-4M${x - 52} -56H${x + 52}M${x - 37} -93L${x + 37} -19M${x + 37} -93L${x - 37} -19`, INK, 2),
    )
    .join('');
  return (
    wheels +
    stroke(
      'M-82 -56L-36 -140L54 -140L-6 -56ZM-36 -140L-6 -56M82 -56L48 -168L70 -178M-36 -140L-42 -158M-62 -160H-24',
      '#c4442d',
      8,
    ) +
    circle(-6, -56, 17, 'none', { stroke: INK, strokeWidth: 6 }) +
    stroke('M-38 -170C-10 -176 26 -166 26 -140C24 -120 2 -110 6 -54L22 -50', INK, 19) +
    path('M-58 -166C-54 -226 -20 -262 20 -268C44 -266 44 -246 34 -234C12 -214 -2 -196 -8 -162Z', '#2f6f73') +
    stroke('M22 -250C28 -222 40 -198 68 -182', '#2f6f73', 16) +
    circle(44, -292, 24, '#f3c79b') +
    path('M18 -296C18 -330 66 -332 68 -300L84 -296C84 -292 60 -292 40 -296Z', INK)
  );
}

/** Five stripes of evening, a hill, and eleven teeth on the only gear that matters. */
export const elevenGears: Composition = (page, { title, author = '' }) => {
  page.add(rect(0, 0, COVER.width, COVER.height, CREAM));
  for (const [index, fill] of RAYS.entries()) page.add(circle(300, 600, 296 - index * 52, fill));
  for (let i = 0; i < 11; i++) {
    const a = Math.PI + ((i + 0.5) / 11) * Math.PI;
    page.add(
      `<g transform="translate(${(300 + 312 * Math.cos(a)).toFixed(1)} ${(600 + 312 * Math.sin(a)).toFixed(1)}) rotate(${((a * 180) / Math.PI).toFixed(1)})">${rect(-18, -15, 30, 30, RAYS[0], { rx: 5 })}</g>`,
    );
  }
  page.add(
    path('M0 640C120 626 200 640 300 634C420 626 500 640 600 630V900H0Z', '#2f8f96'),
    [664, 690, 718].map((y, i) => stroke(`M${90 + i * 40} ${y}h80M${330 - i * 30} ${y + 8}h110`, CREAM, 5)).join(''),
    path('M0 792C160 712 380 700 600 772V900H0Z', INK),
    `<g transform="translate(296 728) rotate(1) scale(1.08)">${rider()}</g>`,
  );
  page.text(lineUp(title.toUpperCase(), [2, 3]), {
    face: 'sansBlackItalic',
    size: 400,
    fill: '#7c2d2a',
    x: 300,
    y: 124,
    anchor: 'middle',
    width: 524,
    justify: true,
    leading: 1.16,
    tracking: -15,
  });
  page.text(author, { face: 'sansBold', size: 42, fill: CREAM, x: 300, y: 864, anchor: 'middle', width: 480 });
};
