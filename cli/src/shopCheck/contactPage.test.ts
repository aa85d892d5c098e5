import { expect, it } from 'vitest';
import { contactPage, tooWide } from './contactPage.ts';

it('the contact page shows the pictures of each page side by side, each as a link', () => {
  const page = contactPage('Salt & <Paper>', [
    { page: 'home', width: 360, scheme: 'light', file: '/anywhere/home-360-light.webp', pageWidth: 360 },
    { page: 'home', width: 1440, scheme: 'dark', file: '/anywhere/home-1440-dark.webp', pageWidth: 1440 },
    { page: 'about', width: 360, scheme: 'light', file: '/anywhere/about 360.webp', pageWidth: 360 },
  ]);
  expect(page).toContain('<h1>Salt &#38; &#60;Paper&#62;</h1>');
  expect(page.match(/<h2>(\w+)<\/h2>/g)).toEqual(['<h2>home</h2>', '<h2>about</h2>']);
  expect(page).toContain(
    '<a href="home-360-light.webp"><img src="home-360-light.webp" alt="home, 360 pixels, light" loading="lazy"></a>',
  );
  expect(page).toContain('<a href="about%20360.webp">');
});

it('the check of the shop names each page that is wider than its screen', () => {
  const picture = { page: 'home', width: 360, scheme: 'light', file: 'home.webp' } as const;
  expect(tooWide([{ ...picture, pageWidth: 360 }])).toEqual([]);
  expect(tooWide([{ ...picture, pageWidth: 506 }])).toEqual([
    'home, 360 pixels, light  is 506 pixels wide: shorten what sticks out at the right',
  ]);
});
