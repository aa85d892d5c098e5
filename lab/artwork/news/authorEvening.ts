import { between } from '../random.ts';
import { circle, ellipse, linearGradient, path, placed, polygon, rect, stroke } from '../svg.ts';
import { listener, openBook } from './figures.ts';
import { NEWS_PICTURE, type NewsPicture } from './picture.ts';

function armchair(): string {
  return (
    path('M-92 0V-150C-92 -206 92 -206 92 -150V0Z', '#1f6b62') +
    stroke('M-66 20V44M66 20V44', '#3a1a12', 12) +
    rect(-112, -84, 40, 108, '#2a857a', { rx: 20 }) +
    rect(72, -84, 40, 108, '#2a857a', { rx: 20 }) +
    rect(-76, -44, 152, 66, '#2f9488', { rx: 12 })
  );
}

function author(): string {
  return (
    stroke('M-26 -46C-30 -20 -30 10 -34 64M26 -46C40 -20 24 10 32 64', '#2b1f3f', 24) +
    path('M-44 -36C-50 -110 -34 -144 0 -146C34 -144 50 -110 44 -36Z', '#f2b33d') +
    circle(0, -180, 30, '#b9774c') +
    path('M-34 -176C-40 -226 38 -230 34 -176C24 -196 -16 -204 -34 -176Z', '#2a1a14') +
    circle(0, -222, 15, '#2a1a14') +
    stroke('M-40 -120C-52 -92 -40 -74 -20 -76M40 -120C52 -92 40 -74 20 -76', '#f2b33d', 19) +
    placed(openBook('#d9482f'), 0, -84, 0.9)
  );
}

/** One chair, one lamp, one chapter; and everyone who came. */
export const authorEvening: NewsPicture = (page, random) => {
  const { width, height } = NEWS_PICTURE;
  page.define(
    linearGradient(page.id('beam'), [
      [0, '#ffe6a8', 0.75],
      [1, '#ffe6a8', 0.05],
    ]),
  );
  const folds = Array.from({ length: 13 }, (_, i) => rect(i * 76, 0, 40, 470, '#5a1830', { fillOpacity: 0.8 })).join(
    '',
  );
  page.add(
    rect(0, 0, width, height, '#71203a'),
    folds,
    rect(0, 456, width, 184, '#3a1524'),
    ellipse(480, 478, 330, 46, '#f0b860'),
    polygon(
      [
        [640, 176],
        [704, 176],
        [820, 478],
        [190, 478],
      ],
      `url(#${page.id('beam')})`,
    ),
    stroke('M672 470V150', '#1d0c16', 9),
    ellipse(672, 472, 46, 9, '#1d0c16'),
    path('M620 184L646 104H698L724 184Z', '#ffd77a'),
    placed(armchair(), 470, 430, 1.1),
    placed(author(), 470, 420, 1.1),
    rect(300, 396, 84, 10, '#2a120c', { rx: 3 }),
    stroke('M342 406V474', '#2a120c', 8),
    rect(312, 384, 58, 12, '#2f8f8a'),
    rect(318, 372, 54, 12, '#fff0d2'),
    path('M330 340h26v32h-26Z', '#fff6e6', { fillOpacity: 0.85 }),
  );
  const rows = [
    { y: 596, tone: '#2b0f1e', scale: 0.86, step: 112 },
    { y: 660, tone: '#180811', scale: 1.1, step: 138 },
  ];
  for (const [index, { y, tone, scale, step }] of rows.entries()) {
    for (let x = index * -60; x < width + 60; x += step) {
      page.add(placed(listener(tone, random() < 0.5), x + between(random, -14, 14), y, scale));
    }
  }
};
