import { between, type Random } from '../random.ts';
import { circle, linearGradient, type Point, path, radialGradient, rect, smooth } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

/** A mountain shore and, upside down and fainter, its reflection. */
function shore(random: Random, level: number, height: number, fill: string, opacity: number): string {
  const points = Array.from({ length: 9 }, (_, i): Point => [-40 + i * 85, level - between(random, 0.25, 1) * height]);
  const d = `${smooth(points)}V${level}H-40Z`;
  return (
    path(d, fill, { fillOpacity: opacity }) +
    path(d, fill, { fillOpacity: opacity * 0.45, transform: `translate(0 ${level * 2}) scale(1 -1)` })
  );
}

const FERRY = 'M-86 0L-96 -22H-58V-46H-40V-70H12V-46H50V-22H100L84 0ZM20 -46V-84H36V-46Z';

/** A ferry in fog: five tones, one light. */
export const ferryCarried: Composition = (page, { title, author = '' }, random) => {
  page.define(
    linearGradient(page.id('fog'), [
      [0, '#2d4a5e'],
      [0.45, '#9fb4b5'],
      [0.62, '#e8dcc6'],
      [0.68, '#d8c9b0'],
      [1, '#2a4456'],
    ]),
    radialGradient(page.id('sun'), [
      [0, '#fff8e6', 1],
      [0.3, '#fbe6bd', 0.75],
      [1, '#fbe6bd', 0],
    ]),
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, `url(#${page.id('fog')})`),
    circle(400, 470, 210, `url(#${page.id('sun')})`),
    circle(400, 470, 46, '#fffaf0'),
    shore(random, 600, 124, '#6f8a93', 0.5),
    shore(random, 612, 66, '#486775', 0.6),
    path(FERRY, '#12222e', { transform: 'translate(226 660)' }),
    path(FERRY, '#12222e', { transform: 'translate(226 664) scale(1 -0.8)', fillOpacity: 0.35 }),
    circle(186, 627, 7, '#ffcf6b'),
    circle(212, 627, 7, '#ffcf6b'),
    circle(258, 648, 6, '#ffcf6b'),
  );
  for (let i = 0; i < 26; i++) {
    const y = 640 + i * 10;
    page.add(
      rect(400 - 26 - i * 5 + between(random, -12, 12), y, 52 + i * 8, 2.6, '#fff3d6', {
        fillOpacity: 0.42 - i * 0.014,
        rx: 1.3,
      }),
    );
  }
  page.text(lineUp(title, [1, 2, 1]), {
    face: 'classicItalic',
    size: 148,
    fill: '#fff8ea',
    x: 40,
    y: 150,
    width: 516,
    leading: 0.84,
    tracking: -12,
  });
  page.text(author.toUpperCase(), {
    face: 'sans',
    size: 36,
    fill: '#fff8ea',
    x: 300,
    y: 856,
    anchor: 'middle',
    tracking: 220,
    width: 500,
  });
};
