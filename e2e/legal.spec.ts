import { LEGAL_PAGES } from '@bookstore/contract/legalPages';
import { expectAccessible } from './axe.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { visit } from './visit.ts';

test('the footer links to legal texts that fit every screen', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const title = page.getByRole('heading', { level: 1 });
  await footer.getByRole('link', { name: 'Read more about “Terms”' }).press('Enter');
  await expect(page).toHaveURL('/legal/terms');
  await expect(title).toHaveText('Terms of sale');
  await expect(title).toBeFocused();
  await expectAccessible(page);
  const links = {
    'Read more about “Privacy”': '/legal/privacy',
    Returns: '/legal/returns',
    Imprint: '/legal/imprint',
    Accessibility: '/legal/accessibility',
    'Read more about “Contact”': '/about',
  };
  for (const [name, path] of Object.entries(links)) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  for (const name of LEGAL_PAGES) {
    await visit(page, `/legal/${name}`);
    await expect(title).toBeVisible();
    await expectFits(page, 320);
  }
  await visit(page, '/legal/cookies');
  await expect(title).toHaveText("This page isn't on our shelves");
});
