import { LEGAL_PAGES } from '@bookstore/contract/legalPages';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { visit } from './visit.ts';

test("every page's footer leads to the texts on the law, by keyboard as well", async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const title = page.getByRole('heading', { level: 1 });
  await footer.getByRole('link', { name: 'Read all of “Terms”' }).press('Enter');
  await expect(page).toHaveURL('/legal/terms');
  await expect(title).toHaveText('Terms of sale');
  await expect(title).toBeFocused();
  const links = {
    'Read all of “Privacy”': ['/legal/privacy', 'Privacy'],
    Returns: ['/legal/returns', 'Returns'],
    Imprint: ['/legal/imprint', 'Imprint'],
    Accessibility: ['/legal/accessibility', 'Accessibility'],
    'Read all of “Contact”': ['/about', 'About'],
  };
  for (const [name, [path = '', heading = '']] of Object.entries(links)) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(title).toHaveText(heading);
  }
  await expect(footer.getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0);
});

test('the texts on the law are accessible to everybody, and no screen is too narrow for them', async ({ page }) => {
  test.slow();
  await page.goto('/legal/terms');
  for (const name of LEGAL_PAGES) {
    await visit(page, `/legal/${name}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    await expectAccessible(page);
  }
});

test('a link to a part of a text on the law leads there, from within the shop and from outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/legal/terms#delivery');
  await expect(main(page).getByRole('heading', { name: 'Delivery', exact: true })).toBeInViewport();
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await visit(page, '/legal/privacy#what-you-can-do');
  await expect(main(page).getByRole('heading', { name: 'What you can do' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'What is kept' }).click();
  await expect(main(page).getByRole('heading', { name: 'What is kept' })).toBeInViewport();
});

test('no text on the law is where the shop has none', async ({ page }) => {
  await page.goto('/legal/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on our shelves');
});
