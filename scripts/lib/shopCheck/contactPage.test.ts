import { expect, it } from 'vitest';
import { contactPage } from './contactPage.ts';

// rows: 673
it('shows the pictures of each page side by side, each of which opens by a press', () => {
  const page = contactPage('Salt & <Paper>', [
    { page: 'home', width: 360, scheme: 'light', file: '/anywhere/home-360-light.webp' },
    { page: 'home', width: 1440, scheme: 'dark', file: '/anywhere/home-1440-dark.webp' },
    { page: 'about', width: 360, scheme: 'light', file: '/anywhere/about 360.webp' },
  ]);
  expect(page).toContain('<h1>Salt &#38; &#60;Paper&#62;</h1>');
  expect(page.match(/<h2>(\w+)<\/h2>/g)).toEqual(['<h2>home</h2>', '<h2>about</h2>']);
  expect(page).toContain(
    '<a href="home-360-light.webp"><img src="home-360-light.webp" alt="home, 360 pixels, light" loading="lazy"></a>',
  );
  expect(page).toContain('<a href="about%20360.webp">');
});
