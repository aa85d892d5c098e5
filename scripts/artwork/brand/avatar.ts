import { createPage, type Page } from '../page.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import { BRAND } from './colors.ts';

/** Somebody who works among books: the picture in the administrator's menu. Its page cuts the corners. */
export function avatarPage(): Page {
  const page = createPage('avatar', 96, 96);
  page.add(
    rect(0, 0, 96, 96, BRAND.apricot),
    circle(70, 24, 40, '#f7ba84'),
    path('M10 96C12 72 28 66 48 66C68 66 84 72 86 96Z', BRAND.green),
    path('M38 58H58V70C58 78 38 78 38 70Z', '#b9774c'),
    path('M36 68L48 82L60 68L66 72L50 94H46L30 72Z', BRAND.cream),
    circle(48, 13, 10, '#2b1b17'),
    circle(48, 40, 25, '#2b1b17'),
    path('M29 42C29 26 67 26 67 42C67 60 58 66 48 66C38 66 29 60 29 42Z', '#cf8d5e'),
    path('M27 42C28 24 50 20 58 26C66 30 69 36 69 44C62 42 56 36 52 31C46 38 36 41 27 42Z', '#2b1b17'),
    circle(39.5, 46, 6.6, 'none', { stroke: BRAND.deepGreen, strokeWidth: 2 }),
    circle(56.5, 46, 6.6, 'none', { stroke: BRAND.deepGreen, strokeWidth: 2 }),
    stroke('M46.1 45.5Q48 44 49.9 45.5', BRAND.deepGreen, 2),
    circle(40, 46.4, 1.7, '#2b1b17'),
    circle(56, 46.4, 1.7, '#2b1b17'),
    stroke('M42.5 56.5Q48 61 53.5 56.5', '#7a3f26', 2.2),
  );
  return page;
}
