import { shop } from '@bookstore/shop/shop';
import { createPage } from '../page.ts';
import { path, placed, rect } from '../svg.ts';

/** The shop's own colours, for its mark and for pictures that speak for the shop. */
export const BRAND = {
  green: '#14453d',
  deepGreen: '#0c2f2a',
  apricot: '#f2a05c',
  cream: '#fbf4e6',
  ink: '#17211f',
} as const;

/** The mark in a square of 64 units: a B of two books beside their bookmark, without a ground. */
function letter(): string {
  return (
    path('M17 12H24V52L20.5 47.5L17 52Z', BRAND.apricot) +
    path('M27.5 12H37.5A9.5 9.5 0 0 1 37.5 31H27.5Z', BRAND.cream) +
    path('M27.5 33.5H38.5A9.25 9.25 0 0 1 38.5 52H27.5Z', BRAND.cream)
  );
}

function svg(width: number, height: number, content: string, label = ''): string {
  const title = label === '' ? '' : `<title>${label}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${title}${content}</svg>\n`;
}

/** The mark on its rounded tile, in a square of 64 units. */
export function tile(): string {
  return rect(0, 0, 64, 64, BRAND.green, { rx: 14 }) + letter();
}

/** The mark as a file of its own: logo mark, favicon and plain icons. */
export function markSvg(): string {
  return svg(64, 64, tile(), shop.name);
}

/** The mark on a full square, small enough that a round or squircle mask cuts nothing (W3C manifest: 80 % safe circle). */
export function maskableSvg(): string {
  return svg(64, 64, rect(0, 0, 64, 64, BRAND.green) + placed(letter(), 32 - 32.5 * 0.82, 32 - 32 * 0.82, 0.82));
}

/** The shop's name in its own letters, left edge at 0, baseline at 0. */
export function wordmark(fill: string, size: number): { markup: string; width: number } {
  const page = createPage('wordmark', 2000, 400);
  const markup = page.markup(shop.name, { face: 'serifBold', fill, size, x: 0, y: 0, tracking: -12 });
  return { markup, width: page.texts[0]?.box.right ?? 0 };
}
