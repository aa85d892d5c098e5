import { createPage, type Page } from '../page.ts';
import { circle, linearGradient, path, rect } from '../svg.ts';
import { BRAND } from './logo.ts';

/** Stripes in the colours of the shop front, each ending in a half circle. */
function awning(x: number, y: number, stripe: number, count: number, drop: number): string {
  return Array.from({ length: count }, (_, index) => {
    const fill = index % 2 ? '#fff3dc' : '#d9482f';
    return path(`M${x + index * stripe} ${y}h${stripe}v${drop}a${stripe / 2} 9 0 0 1 ${-stripe} 0Z`, fill);
  }).join('');
}

/** What stands in the window, its spines towards the street. */
function shelf(foot: number): string {
  const spines = [
    [40, 9, 20, '#33608c'],
    [50, 7, 25, '#e8503a'],
    [58, 10, 18, '#2f8f8a'],
    [69, 6, 23, '#8a3f6b'],
    [76, 9, 20, '#f7b733'],
    [155, 8, 24, '#2f8f8a'],
    [164, 10, 19, '#e8503a'],
    [175, 7, 23, '#33608c'],
    [183, 9, 17, '#fff0d2'],
    [193, 7, 22, '#8a3f6b'],
  ] as const;
  return spines.map(([x, width, height, fill]) => rect(x, foot - height, width, height, fill)).join('');
}

/** The shop's front at night: moon, green sign, awning and lit window, where the shop speaks for itself. */
export function shopSignPage(): Page {
  const page = createPage('shop-sign', 240, 150);
  page.define(
    linearGradient(page.id('night'), [
      [0, '#101a3d'],
      [1, '#2c3a73'],
    ]),
    linearGradient(page.id('lit'), [
      [0, '#ffdf94'],
      [1, '#ffb85a'],
    ]),
  );
  const stars = [
    [28, 20, 1.2],
    [58, 34, 0.9],
    [92, 16, 1.3],
    [132, 30, 1],
    [160, 14, 1.1],
    [222, 46, 1],
    [14, 52, 0.9],
  ] as const;
  page.add(
    rect(0, 0, 240, 150, `url(#${page.id('night')})`, { rx: 16 }),
    stars.map(([x, y, r]) => circle(x, y, r, '#dfe6ff')).join(''),
    path('M205 14A17 17 0 1 1 186 41A15 15 0 0 0 205 14Z', '#fff0cf'),
    rect(28, 96, 184, 54, '#3b2440'),
    rect(36, 100, 54, 42, `url(#${page.id('lit')})`),
    rect(150, 100, 54, 42, `url(#${page.id('lit')})`),
    shelf(142),
    rect(102, 100, 36, 50, BRAND.green),
    rect(108, 106, 24, 30, `url(#${page.id('lit')})`),
    rect(20, 54, 200, 27, BRAND.green),
    awning(20, 81, 20, 10, 18),
  );
  page.text('OPEN TILL MIDNIGHT', {
    face: 'serifBold',
    size: 15,
    fill: '#ffe7b0',
    x: 120,
    y: 72.5,
    anchor: 'middle',
    width: 184,
    tracking: 50,
  });
  return page;
}
