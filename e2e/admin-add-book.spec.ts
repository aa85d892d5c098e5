import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { aTitle, expectRequired } from './bookForm.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, rows, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { deleteBook } from './shopData.ts';
import { visit } from './visit.ts';

const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'];
const PICTURE = { name: 'salt-road.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };

test(
  'the admin adds a book',
  rows(11, '196-207', 270, '283-287', '315-319', 325, 329, 352, '389-392', 427),
  async ({ page, watched }) => {
    const title = aTitle();
    // The cached list must gain the new book.
    await openDashboard(page, '/dashboard/manage-books');
    await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
    await visit(page, '/dashboard/add-new-book');
    const form = page.getByRole('form', { name: 'Add New Book' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const category = field('Category');
    await expect(category).toHaveValue('');
    const options = await category
      .locator('option')
      .evaluateAll((list) => list.map((option) => [(option as HTMLOptionElement).value, option.textContent]));
    expect(options[0]).toEqual(['', 'Choose A Category']);
    expect(options.slice(1).map(([value]) => value)).toEqual(CATEGORIES);
    for (const label of ['Old Price', 'New Price']) await expect(field(label)).toHaveAttribute('type', 'number');
    await expect(field('Cover Image')).toHaveAttribute('accept', /^image\//);
    expect(await form.locator('[maxlength], [minlength], [pattern]').count()).toBe(0);

    await field('Title').fill(title);
    await field('Description').fill('A caravan, a debt, and the road between them.');
    await category.selectOption('fiction');
    await field('Trending').check();
    await field('Old Price').pressSequentially('24,50');
    await expect(field('Old Price')).toHaveValue('24.50');
    await field('New Price').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '$1,019.90 ');
      (input as HTMLInputElement).focus();
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(field('New Price')).toHaveValue('1019.90');
    await field('New Price').fill('30');
    await expect(form.getByText('The old price is lower than the new one, so')).toBeVisible();
    await field('New Price').fill('1019.90');
    await field('Cover Image').setInputFiles(PICTURE);
    await expect(form.getByText('Selected: salt-road.png')).toBeVisible();
    await form.getByText('More details').click();
    await field('Author').fill('Ines Okafor');
    const preview = page.getByRole('img', { name: 'Cover preview' });
    await expect(preview.locator('[data-text^="The Salt Road"]')).toBeVisible();
    await expectRequired(form, 'Add Book');
    await expectAccessible(page);

    await page.route(`**${apiPaths.createBook}`, (route) => route.fulfill({ status: 500, json: {} }));
    await form.getByRole('button', { name: 'Add Book' }).click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
    await expect(field('Title')).toHaveValue(title);
    await expect(form.getByText('Selected: salt-road.png')).toBeVisible();
    ignoreFailedRequests(watched);
    await page.unroute(`**${apiPaths.createBook}`);

    const held = Promise.withResolvers<void>();
    await page.route(`**${apiPaths.createBook}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(`**${apiPaths.createBook}`);
    const created = page.waitForResponse(`**${apiPaths.createBook}`);
    await form.getByRole('button', { name: 'Add Book' }).click();
    await expect(form.getByRole('button', { name: 'Adding..' })).toBeDisabled();
    held.resolve();
    await answerDialog(page, 'Book added', 'Your book is uploaded successfully!');
    const request = await sent;
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postDataJSON()).toEqual({
      title,
      author: 'Ines Okafor',
      description: 'A caravan, a debt, and the road between them.',
      category: 'fiction',
      trending: true,
      oldPrice: 24.5,
      newPrice: 1019.9,
      coverImage: 'salt-road.png',
    });

    for (const label of ['Title', 'Description', 'Category', 'Old Price', 'New Price', 'Cover Image']) {
      await expect(field(label)).toHaveValue('');
    }
    await expect(field('Trending')).not.toBeChecked();
    await expect(form.getByText('Selected:')).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Add Book' })).toBeFocused();

    await visit(page, '/dashboard/manage-books');
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('fiction$1019.90');
    await deleteBook(page.request, (await (await created).json()) as Book);
  },
);
