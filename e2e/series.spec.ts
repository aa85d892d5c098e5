import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook } from './shopData.ts';

/** Without those of the shelf below. */
const tiles = (page: Page) => main(page).locator(':not(section) > ul').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function aSeries(page: Page) {
  const stamp = Date.now();
  const series = `Salt / Roads & <b>${stamp}</b> 100 %`;
  const translator = `Tara Voss ${stamp}`;
  const volume = (number: string) =>
    createBook(page.request, {
      title: `Volume ${number} of ${stamp}`,
      subtitle: 'A <i>history</i> of salt',
      series: { name: series, number },
      contributors: [{ name: translator, role: 'B06' }],
      note: { text: 'Read it by the window.', by: 'Mara' },
    });
  return { series, translator, tenth: await volume('10'), second: await volume('2') };
}

// E37
test('a visitor follows series and contributors by keyboard', async ({ page }) => {
  const { series, translator, second, tenth } = await aSeries(page);
  await page.goto(`/books/${second._id}`);
  await expect(heading(page)).toHaveText(second.title);
  await expect(main(page).getByText('A <i>history</i> of salt')).toBeVisible();
  await expect(main(page).getByRole('figure')).toContainText('Read it by the window.');
  const next = page.getByRole('region', { name: 'Next in the series' });
  await expect(next.getByRole('link', { name: tenth.title })).toBeVisible();

  await next.getByRole('link', { name: tenth.title }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(tenth.title);
  await expect(page.getByRole('region', { name: 'Start the series with' })).toContainText(second.title);

  await main(page).getByRole('link', { name: series, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(series);
  await expect(heading(page)).toBeFocused();
  await expect(tiles(page)).toHaveText([/Book 2/, /Book 10/]);
  await expectAccessible(page);
  await expectFits(page, 360, 1440);

  await tiles(page).first().getByRole('heading').getByRole('link').click();
  await main(page).getByRole('link', { name: translator }).click();
  await expect(heading(page)).toHaveText(translator);
  await expect(tiles(page)).toHaveCount(2);
});
