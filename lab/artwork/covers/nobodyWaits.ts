import { between } from '../random.ts';
import { circle, ellipse, linearGradient, path, polygon, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const RED = '#e63b2e';

/** The girl in the red coat, feet at 0,0. */
function girl(): string {
  return (
    stroke('M-11 0V-44M13 0V-44', '#101c20', 11) +
    path('M-20 0h16v-12h-10ZM6 0h18l-8 -12h-10Z', '#0a1215') +
    path('M-46 -40C-34 -110 -26 -150 -18 -166H18C28 -146 36 -110 48 -40Q2 -28 -46 -40Z', RED) +
    path('M-18 -166C-40 -136 -44 -116 -40 -96L-24 -100Z', '#b82a20') +
    stroke('M26 -140C44 -132 44 -150 40 -176', RED, 15) +
    circle(0, -186, 23, '#f3cda6') +
    path(
      'M-27 -172C-32 -216 -10 -220 2 -220C26 -218 30 -196 26 -180C14 -186 6 -196 -4 -196C-16 -190 -16 -178 -27 -172Z',
      '#1c120e',
    ) +
    stroke('M40 -176V-300', '#0a1215', 5) +
    path(
      'M-62 -252C-50 -330 110 -346 142 -262C118 -274 98 -272 82 -256C66 -272 38 -272 22 -254C2 -270 -40 -270 -62 -252Z',
      '#f6b93b',
    )
  );
}

/** A tram stop under its lamp, long after the last tram. */
export const nobodyWaits: Composition = (page, { title, author = '' }, random) => {
  page.define(
    linearGradient(page.id('night'), [
      [0, '#0b2a30'],
      [1, '#16535a'],
    ]),
    linearGradient(page.id('cone'), [
      [0, '#ffe39a', 0.85],
      [1, '#ffe39a', 0.12],
    ]),
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, `url(#${page.id('night')})`),
    polygon(
      [
        [392, 410],
        [448, 410],
        [640, 800],
        [120, 800],
      ],
      `url(#${page.id('cone')})`,
    ),
    path('M0 796H600V900H0Z', '#081d21'),
    ellipse(376, 800, 236, 26, '#f2cf7a', { fillOpacity: 0.85 }),
    stroke('M556 800V410Q556 378 520 378H420', '#061518', 11),
    path('M376 412L394 376H446L464 412Z', '#061518'),
    ellipse(420, 412, 40, 9, '#fff3c9'),
    stroke('M106 800V490', '#061518', 9),
    circle(106, 486, 52, '#f6b93b'),
    circle(106, 486, 40, '#0b2a30'),
    rect(62, 472, 88, 28, '#f6b93b'),
    rect(70, 560, 72, 96, '#d9e6df'),
    rect(80, 574, 52, 7, '#0b2a30'),
    rect(80, 592, 40, 7, '#0b2a30'),
    rect(80, 610, 52, 7, '#0b2a30'),
    rect(80, 628, 30, 7, '#0b2a30'),
    `<g transform="translate(330 806) scale(1.08)">${girl()}</g>`,
  );
  let rain = '';
  for (let i = 0; i < 120; i++) {
    const [x, y] = [between(random, -20, 620), between(random, 330, 800)];
    rain += `M${Math.round(x)} ${Math.round(y)}l-9 34`;
  }
  page.add(stroke(rain, '#d5f0ea', 2.2, { strokeOpacity: 0.34 }), stroke('M0 838H600M0 872H600', '#8fb8b3', 6));
  page.text(lineUp(title, [1, 2, 1]), {
    face: 'serifBold',
    size: 112,
    fill: '#ffe9b8',
    x: 42,
    y: 132,
    width: 516,
    leading: 0.92,
    tracking: -14,
  });
  page.text(author, { face: 'sans', size: 42, fill: '#f6b93b', x: 44, y: 390, width: 300 });
};
