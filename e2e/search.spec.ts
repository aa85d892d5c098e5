import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, isApiCall } from './requests.ts';
import { createBook } from './shopData.ts';

const box = (page: Page) => page.getByPlaceholder('Search here');
const hits = (page: Page) => page.getByRole('listbox', { name: 'Books found' }).getByRole('option');

test(
  'a visitor finds a book by what they remember of it, without a call and by keyboard alone',
  rows(45, 46, 373),
  async ({ page }) => {
    const name = `Zyq${Date.now()}`;
    const book = await createBook(page.request, {
      title: `Éclairs at Midnight ${name}`,
      author: 'Søren Wintergreen',
      description: 'A baker and a lighthouse.',
      category: 'horror',
    });
    await page.goto('/about');
    await box(page).fill(name);
    await expect(hits(page), 'the list has arrived').toHaveCount(1);
    const requests = collectRequests(page, (request) => isApiCall(request) || request.isNavigationRequest());

    for (const query of [name.toUpperCase(), `${name} eclairs`, `soren ${name}`, `wintrgreen ${name}`]) {
      await box(page).fill(query);
      await expect(hits(page)).toHaveCount(1);
      await expect(hits(page)).toContainText(book.title);
    }
    await box(page).fill(`${name} horror lighthouse`);
    await expect(hits(page)).toHaveAttribute('href', `/books/${book._id}`);
    await expectAccessible(page);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/about');

    await box(page).fill('nothing is called thisqq');
    await expect(page.getByRole('status').filter({ hasText: 'No books found' })).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL('/about');
    await box(page).press('Escape');
    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
    expect(requests.map((request) => request.url())).toEqual([]);

    await box(page).fill('the');
    await expect(hits(page).first()).toBeVisible();
    await box(page).press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await box(page).press('ArrowDown');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await box(page).fill(name);
    await expect(hits(page)).toHaveCount(1);
    await box(page).press('ArrowDown');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hits(page).getAttribute('id')) ?? '');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`/books/${book._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(box(page)).toHaveValue('');

    await box(page).fill('the');
    const clicked = hits(page).first();
    const address = (await clicked.getAttribute('href')) ?? '';
    await clicked.click();
    await expect(page).toHaveURL(address);
    await expect(hits(page)).toHaveCount(0);
  },
);
