import { circle, ellipse, group, linearGradient, path, polygon, rect, stroke } from '../svg.ts';
import { lineUp } from '../text.ts';
import { COVER, type Composition } from './composition.ts';

const FRAME = '#fff4e2';

function jug(): string {
  return (
    stroke(
      'M0 -60C-10 -130 -40 -150 -62 -196M0 -60C6 -130 20 -160 16 -226M2 -60C20 -116 48 -130 72 -168',
      '#3c5a3a',
      5,
    ) +
    [
      [-62, -196],
      [-34, -142],
      [16, -226],
      [12, -150],
      [72, -168],
      [40, -124],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 13, '#f6c445'))
      .join('') +
    path('M-40 -70H40C34 -40 62 -30 58 20C56 56 38 64 0 64C-38 64 -56 56 -58 20C-62 -30 -34 -40 -40 -70Z', '#2f5d7c') +
    path('M-57 4H57V22H-57Z', '#f5e6cf')
  );
}

/** The harbour behind the panes: evening sun, its light on the water, a boat. `sky` names the gradient. */
function harbour(sky: string): string {
  return (
    rect(112, 356, 376, 392, `url(#${sky})`) +
    circle(372, 540, 74, '#f06a3f') +
    rect(112, 560, 376, 190, '#2b7a83') +
    [576, 600, 630, 668, 712]
      .map((y, i) => stroke(`M${372 - 60 - i * 14} ${y}h${120 + i * 28}`, '#f5a36b', 5 + i, { strokeOpacity: 0.75 }))
      .join('') +
    polygon(
      [
        [176, 560],
        [176, 468],
        [232, 548],
      ],
      FRAME,
    ) +
    polygon(
      [
        [168, 560],
        [168, 492],
        [130, 548],
      ],
      '#fbd9b3',
    ) +
    path('M118 560H240L222 586H140Z', '#5a2b28')
  );
}

/** A harbour window in late light, with the salt left out. */
export const saltWindowsill: Composition = (page, { title, author = '' }) => {
  page.define(
    linearGradient(page.id('sky'), [
      [0, '#f7b58a'],
      [1, '#fde6c3'],
    ]),
    `<clipPath id="${page.id('pane')}"><rect x="112" y="356" width="376" height="392"/></clipPath>`,
  );
  page.add(
    rect(0, 0, COVER.width, COVER.height, '#b9472f'),
    rect(88, 332, 424, 440, FRAME),
    group(harbour(page.id('sky')), { clipPath: `url(#${page.id('pane')})` }),
    rect(294, 356, 12, 392, FRAME),
    rect(112, 512, 376, 10, FRAME),
    path('M60 772H540L572 806H28Z', FRAME),
    rect(28, 806, 544, 16, '#dcc7a6'),
    group(jug(), { transform: 'translate(184 736)' }),
    path('M396 790C404 762 418 752 428 750C440 750 456 764 466 790Z', '#ffffff'),
    ellipse(431, 791, 56, 7, '#e9d8bc'),
    path('M398 790C408 764 418 754 428 752C440 752 454 766 464 790Z', '#ffffff'),
  );
  page.text(lineUp(title, [3, 1]), {
    face: 'serif',
    size: 110,
    fill: FRAME,
    x: 300,
    y: 142,
    anchor: 'middle',
    width: 500,
    leading: 1,
    tracking: -15,
  });
  page.text(author.toUpperCase(), {
    face: 'sans',
    size: 34,
    fill: '#ffd9a8',
    x: 300,
    y: 872,
    anchor: 'middle',
    width: 500,
    tracking: 120,
  });
};
