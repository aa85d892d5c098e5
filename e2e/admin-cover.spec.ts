import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, coverPath } from '@bookstore/contract/api/paths';
import { isCoverTint } from '@bookstore/contract/coverMaking';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { add, aTitle, choose, expectColour, frame, openForm, picker, preview } from './bookForm.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import * as pictures from './pictures.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook } from './shopData.ts';

const UPLOAD = /\/api\/covers(\?|$)/;
const { BLUE } = pictures;

test('a chosen picture is cropped by keys, made small, sent and shown', async ({ page }) => {
  const form = await openForm(page);
  await choose(form, await pictures.aPhoto());
  await expect(form.getByText('Selected: salt-road.jpg')).toBeVisible();
  await expect(form.getByText('1200 × 900 pixels, 7 KB')).toBeVisible();
  await expectAccessible(page);

  // From the middle to the right edge; there the keys lead no further.
  await frame(form).focus();
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(form.getByText('100 percent from the left, 50 percent from the top')).toBeAttached();
  await form.getByLabel('Zoom').focus();
  for (let count = 0; count < 20; count += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByLabel('Zoom')).toHaveAttribute('aria-valuetext', '200 percent');
  await frame(form).focus();
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('Shift+ArrowRight');

  const sent = page.waitForRequest(UPLOAD);
  const { book, seen } = await add(page, form);
  const { searchParams } = new URL((await sent).url());
  expect(isCoverTint(searchParams.get('tint') ?? '')).toBe(true);
  expect(book).toMatchObject({ coverImage: 'salt-road.jpg', cover: { tint: `#${searchParams.get('tint')}` } });
  expect(seen).toMatchObject({ format: 'webp', width: 300, height: 450, hasMetadata: false });
  for (const colour of [seen.left, seen.middle]) expectColour(colour, BLUE);
  await expect(form.getByText('Selected:')).toHaveCount(0);
  await expect(frame(form)).toHaveCount(0);

  await page.goto(`/books/${book._id}`);
  await expect(page.getByRole('img', { name: `Cover of ${book.title}` })).toHaveAttribute(
    'src',
    new RegExp(`${coverPath(book.cover ?? { id: '' })}$`),
  );
  await deleteBook(page.request, book);
});

test('a picture is dropped, its crop is dragged, and it is removed again', async ({ page }) => {
  const form = await openForm(page);
  const { buffer } = await pictures.aPhoto();
  const held = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    data.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, buffer.toString('base64'));
  await form.dispatchEvent('dragover', { dataTransfer: held });
  await form.dispatchEvent('drop', { dataTransfer: held });
  await expect(form.getByText('Selected: dropped.jpg')).toBeVisible();
  expect(await picker(form).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.jpg');

  await frame(form).scrollIntoViewIfNeeded();
  const box = await frame(form).boundingBox();
  if (!box) throw new Error('The frame is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 5 });
  await page.mouse.up();
  await expect(form.getByText('0 percent from the left, 50 percent from the top')).toBeAttached();

  await form.getByRole('button', { name: 'Remove picture' }).click();
  await expect(form.getByText('Selected:')).toHaveCount(0);
  await expect(picker(form)).toHaveValue('');
  await expect(picker(form)).toBeFocused();
  await expect(preview(page).locator('[data-text^="The Salt Road"]')).toBeVisible();
});

test('a pasted picture becomes the cover, and pasted text goes into the text field', async ({ page }) => {
  const form = await openForm(page);
  const { buffer } = await pictures.aPhoto();
  const paste = (target: Locator, text: string) =>
    target.evaluate(
      (element, [base64, typed]) => {
        const clipboardData = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
        if (typed) clipboardData.setData('text/plain', typed);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        return element.dispatchEvent(event);
      },
      [buffer.toString('base64'), text] as const,
    );
  expect(await paste(form.getByLabel('Description'), 'copied with a picture'), 'left to the field').toBe(true);
  await expect(form.getByText('Selected:')).toHaveCount(0);
  expect(await paste(form.getByLabel('Description'), ''), 'left to the field').toBe(false);
  await expect(form.getByText('Selected: image.png')).toBeVisible();
  await form.getByRole('button', { name: 'Remove picture' }).click();
  await paste(page.locator('body'), 'copied with a picture');
  await expect(frame(form)).toBeVisible();
});

test('a failed upload keeps the form and the picture, and a failed save does not upload the picture again', async ({
  page,
  watched,
}) => {
  const form = await openForm(page);
  const title = await form.getByLabel('Title').inputValue();
  await choose(form, await pictures.aPhoto());
  const uploads = collectRequests(page, (request) => UPLOAD.test(request.url()));
  const saves = collectRequests(page, (request) => request.url().endsWith(apiPaths.createBook));
  const tryWith = async (answer: 'offline' | number, sentence: string) => {
    await page.route(UPLOAD, (route) =>
      answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: answer, json: {} }),
    );
    await form.getByRole('button', { name: 'Add Book' }).click();
    await expect(form.getByRole('alert')).toContainText(sentence);
    await expect(form.getByLabel('Title')).toHaveValue(title);
    await expect(form.getByText('Selected: salt-road.jpg')).toBeVisible();
    await expect(frame(form)).toBeVisible();
    await page.unroute(UPLOAD);
  };
  await tryWith('offline', 'cannot be reached');
  await tryWith(413, 'refused the picture');
  await tryWith(503, 'Try again in a moment');
  await tryWith(401, 'Log in again in another tab');
  expect(saves).toHaveLength(0);
  expect(watched.alerts).toEqual([]);
  await expectAccessible(page);

  // The picture arrives, the book does not: once more sends the book alone.
  await page.route(`**${apiPaths.createBook}`, (route) => route.fulfill({ status: 503, json: {} }));
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.unroute(`**${apiPaths.createBook}`);
  forgiveFailedRequests(watched);

  // A picture that the shop has forgotten meanwhile is sent again.
  const forgotten = { status: 400, code: 'validation-failed', errors: [{ path: 'coverId', message: 'Gone' }] };
  await page.route(`**${apiPaths.createBook}`, (route) => route.fulfill({ status: 400, json: forgotten }));
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect.poll(() => watched.alerts).toHaveLength(2);
  expect(uploads).toHaveLength(5);
  await page.unroute(`**${apiPaths.createBook}`);
  forgiveFailedRequests(watched);
  const { book } = await add(page, form);
  expect(uploads).toHaveLength(6);
  await deleteBook(page.request, book);
});

test('an upload shows its progress and can be cancelled', async ({ page }) => {
  const form = await openForm(page);
  await choose(form, await pictures.aPhoto());
  const goOn = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    await goOn.promise;
    await route.continue().catch(() => undefined);
  });
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect(form.getByRole('progressbar', { name: 'Picture sent' })).toBeVisible();
  await expect(form.getByRole('status').filter({ hasText: 'Sending the picture' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Adding..' })).toBeVisible();
  await expect(form.getByLabel('Title')).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Title')).toBeEnabled();
  await expect(frame(form)).toBeVisible();
  goOn.resolve();
  await page.unroute(UPLOAD);
  await deleteBook(page.request, (await add(page, form)).book);
});

test('the edit form shows, changes and removes the picture of a book', async ({ page }) => {
  const book = await createBook(page.request, { title: aTitle(), coverImage: 'book-3' });
  await openDashboard(page, `/dashboard/edit-book/${book._id}`);
  const form = page.getByRole('form', { name: 'Update Book' });
  const save = async () => {
    const saved = page.waitForResponse(`**${apiPaths.editBook(book._id)}`);
    await form.getByRole('button', { name: 'Update Book' }).click();
    await answerDialog(page, 'Book Updated', 'Your book is updated successfully!');
    const answer = await saved;
    return { sent: answer.request().postDataJSON(), book: (await answer.json()) as Book };
  };
  await form.getByLabel('Picture', { exact: true }).setInputFiles(await pictures.aPhoto());
  await expect(form.getByText('Selected: salt-road.jpg')).toBeVisible();
  await expect(frame(form)).toBeVisible();
  await expectAccessible(page);
  const added = await save();
  expect(added.sent).toMatchObject({ coverImage: 'book-3', coverId: added.book.cover?.id });
  const address = new RegExp(`${coverPath(added.book.cover ?? { id: '' })}$`);
  await expect(preview(page)).toHaveAttribute('src', address);

  // The address as it was changes nothing of the picture.
  await form.getByLabel('Title').fill(`${book.title}, revised`);
  expect((await save()).sent).not.toHaveProperty('coverId');
  await expect(preview(page)).toHaveAttribute('src', address);

  await form.getByRole('button', { name: 'Remove picture' }).click();
  await expect(preview(page)).toHaveAttribute('src', /book-3/);
  await form.getByRole('button', { name: 'Keep the picture' }).click();
  await expect(preview(page)).toHaveAttribute('src', address);
  await form.getByRole('button', { name: 'Remove picture' }).click();
  const removed = await save();
  expect(removed.sent).toMatchObject({ coverId: null });
  expect(removed.book).not.toHaveProperty('cover');
  await expect(form.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);

  await form.getByLabel('Picture', { exact: true }).setInputFiles(await pictures.aSmallWebp());
  await expect(frame(form)).toBeVisible();
  await save();
  await form.getByLabel('Cover Image URL').fill('book-5');
  await expect(preview(page)).toHaveAttribute('src', /book-5/);
  expect((await save()).book).not.toHaveProperty('cover');
  await deleteBook(page.request, book);
});
