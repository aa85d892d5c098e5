import { ellipse, mirrored, path, placed, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

interface Species {
  shell: string;
  mark: string;
  width: number;
  length: number;
  pattern: 'spots' | 'bands' | 'line' | 'horns';
}

const INK = '#26231f';
const SPECIES: Species[] = [
  { shell: '#c8402f', mark: INK, width: 52, length: 62, pattern: 'spots' },
  { shell: '#2d6a6a', mark: '#d9b04a', width: 40, length: 74, pattern: 'bands' },
  { shell: '#d69a2d', mark: INK, width: 46, length: 66, pattern: 'line' },
  { shell: '#35466f', mark: '#8fb3d9', width: 50, length: 64, pattern: 'horns' },
  { shell: '#58743c', mark: '#e5d9a8', width: 42, length: 72, pattern: 'bands' },
  { shell: '#7b3b5e', mark: '#f0c9b8', width: 48, length: 64, pattern: 'spots' },
];

function marks({ pattern, mark, width, length }: Species): string {
  if (pattern === 'spots')
    return mirrored(
      [14, 44, 72].map((y, i) => ellipse(width * (i === 1 ? 0.58 : 0.4), y - 4, 9, 10, mark)).join(''),
      0,
    );
  if (pattern === 'bands')
    return [8, 34, 60]
      .map((y) => path(`M${-width} ${y}Q0 ${y + 16} ${width} ${y}v11Q0 ${y + 27} ${-width} ${y + 11}Z`, mark))
      .join('');
  if (pattern === 'line')
    return mirrored(
      stroke(`M${width * 0.45} -6Q${width * 0.75} ${length * 0.5} ${width * 0.3} ${length * 0.95}`, mark, 7),
      0,
    );
  return mirrored(ellipse(width * 0.5, 30, 12, 22, mark), 0);
}

/** One beetle, its head at the top, pinned through its right wing case. */
function beetle(species: Species, id: string): string {
  const { shell, width, length, pattern } = species;
  const legs = [-18, 10, 42]
    .map((y, i) =>
      stroke(`M${width * 0.6} ${y}l${34 - i * 2} ${(i - 1) * 16 - 8}l${8 + i * 3} ${i === 0 ? -24 : 26}`, INK, 6),
    )
    .join('');
  const feelers = stroke(
    pattern === 'horns' ? 'M14 -78C40 -92 44 -118 22 -128' : 'M9 -82C16 -102 30 -112 44 -112',
    INK,
    pattern === 'horns' ? 9 : 5,
  );
  const body = `M0 ${-length * 0.28}C${width * 1.3} ${-length * 0.4} ${width * 1.25} ${length} 0 ${length * 1.32}C${-width * 1.25} ${length} ${-width * 1.3} ${-length * 0.4} 0 ${-length * 0.28}Z`;
  return (
    `<clipPath id="${id}"><path d="${body}"/></clipPath>` +
    mirrored(legs + feelers, 0) +
    ellipse(0, -66, 22, 19, INK) +
    path(
      `M${-width * 0.72} -16C${-width * 0.8} -62 ${width * 0.8} -62 ${width * 0.72} -16Z`,
      pattern === 'horns' ? shell : INK,
    ) +
    path(body, shell) +
    `<g clip-path="url(#${id})">${marks(species)}</g>` +
    stroke(`M0 -14V${length * 1.26}`, INK, 4)
  );
}

/** A specimen case of beetles, as six kinds of bug. */
export const fieldGuide: Composition = (page, { title, author = '' }) => {
  page.add(
    rect(0, 0, COVER.width, COVER.height, '#efe6d2'),
    rect(22, 22, 556, 856, 'none', { stroke: INK, strokeWidth: 3 }),
    rect(22, 382, 556, 3, INK),
  );
  for (const [index, species] of SPECIES.entries()) {
    const [x, y] = [122 + (index % 3) * 178, 522 + Math.floor(index / 3) * 232];
    page.add(placed(beetle(species, page.id(`shell-${index}`)), x, y, 0.98));
  }
  const [first = '', second = '', third = ''] = lineUp(title, [4, 1, 1]);
  const style = { face: 'classicBold', fill: INK, x: 300, anchor: 'middle', width: 490 } as const;
  page.text(first, { ...style, face: 'classicItalic', size: 70, y: 104 });
  page.text([second, third], { ...style, size: 112, y: 206, leading: 0.86 });
  page.text(author, { ...style, face: 'classicBold', size: 42, y: 358, fill: '#b03423' });
};
