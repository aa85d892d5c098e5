import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, coverPath } from '@bookstore/contract/api/paths';
import { isCoverTint } from '@bookstore/contract/coverMaking';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { add, aTitle, choose, expectColour, fillForm, frame, openForm, picker, preview } from './bookForm.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import * as pictures from './pictures.ts';
import { collectRequests, ignoreFailedRequests } from './requests.ts';
import { createBook, deleteBook } from './shopData.ts';

const UPLOAD = /\/api\/covers(\?|$)/;
const { BLUE, GREEN, WHITE: PAPER, RED } = pictures;

/** @returns false if the page handled the paste */
const paste = (target: Locator, photo: Buffer, text = '') =>
  target.evaluate(
    (element, [base64, typed]) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      if (typed) clipboardData.setData('text/plain', typed);
      return element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [photo.toString('base64'), text] as const,
  );

async function drop(page: Page, form: Locator, photo: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    data.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, photo.toString('base64'));
  await form.dispatchEvent('dragover', { dataTransfer });
  await form.dispatchEvent('drop', { dataTransfer });
}

test('a picture is pasted, dropped or chosen, cropped and sent', async ({ page }) => {
  const form = await openForm(page);
  const photo = await pictures.aPhoto();
  const description = form.getByLabel('Description');
  expect(await paste(description, photo.buffer, 'copied with a picture'), 'left to the field').toBe(true);
  await expect(form.getByText('Selected:')).toHaveCount(0);
  expect(await paste(description, photo.buffer), 'handled by the page').toBe(false);
  await expect(form.getByText('Selected: image.png')).toBeVisible();

  await drop(page, form, photo.buffer);
  await expect(form.getByText('Selected: dropped.jpg')).toBeVisible();
  await frame(form).scrollIntoViewIfNeeded();
  const box = await frame(form).boundingBox();
  if (!box) throw new Error('The frame is not visible');
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

  await choose(form, photo);
  await expect(form.getByText('1200 × 900 pixels, 7 KB')).toBeVisible();
  await expectAccessible(page);
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
  const tint = new URL((await sent).url()).searchParams.get('tint') ?? '';
  expect(isCoverTint(tint)).toBe(true);
  expect(book).toMatchObject({ coverImage: 'salt-road.jpg', cover: { tint: `#${tint}` } });
  expect(seen).toMatchObject({ format: 'webp', width: 300, height: 450, hasMetadata: false });
  for (const colour of [seen.left, seen.middle]) expectColour(colour, BLUE);
  await expect(frame(form)).toHaveCount(0);
  await deleteBook(page.request, book);
});

const REFUSED = [
  [pictures.aText, "can't read this file as a picture. Choose a photo"],
  [pictures.aDrawing, 'This is a vector drawing (SVG)'],
  [pictures.aTinyPicture, 'This picture is 90 × 400 pixels, but a cover needs at least 120 × 180'],
] as const;

const CREATED_BY_BROWSER = [
  [pictures.aRotatedPhoto, { width: 480, height: 720 }, { top: RED, middle: GREEN, bottom: BLUE }],
  [pictures.aTransparentPicture, { width: 400, height: 600 }, { middle: RED, top: PAPER, left: PAPER }],
  [pictures.anAnimatedGif, { width: 200, height: 300 }, { middle: RED }],
] as const;

/** Safari writes PNG instead of WebP, and JPEG with metadata. */
async function drawAsSafari(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toBlob: HTMLCanvasElement['toBlob'] = Reflect.get(HTMLCanvasElement.prototype, 'toBlob');
    const note = (marker: number, text: string) =>
      Uint8Array.from([0xff, marker, 0, text.length + 2, ...Array.from(text, (character) => character.charCodeAt(0))]);
    const START_AND_JFIF = 20;
    HTMLCanvasElement.prototype.toBlob = function toBlobOfSafari(take, type, quality) {
      if (type !== 'image/jpeg') return toBlob.call(this, take, 'image/png');
      return toBlob.call(
        this,
        (jpeg) => {
          if (!jpeg) return take(null);
          const notes = [note(0xe1, 'Exif\0\0MM\0*\0\0\0\b\0\0'), note(0xed, 'Photoshop 3.0\0')];
          const parts = [jpeg.slice(0, START_AND_JFIF), ...notes, jpeg.slice(START_AND_JFIF)];
          take(new Blob(parts, { type: 'image/jpeg' }));
        },
        type,
        quality,
      );
    };
  });
}

test('pictures become WebP covers, or JPEG, and other files are refused', async ({ page }) => {
  const form = await openForm(page);
  for (const [createPicture, sentence] of REFUSED) {
    await picker(form).setInputFiles(await createPicture());
    await expect(form.getByRole('alert')).toContainText(sentence);
    await expect(frame(form)).toHaveCount(0);
  }
  for (const [createPicture, size, colours] of CREATED_BY_BROWSER) {
    await choose(form, await createPicture());
    const { book, seen } = await add(page, form);
    expect(seen).toMatchObject({ format: 'webp', hasMetadata: false, ...size });
    for (const [place, colour] of Object.entries(colours)) expectColour(seen[place as keyof typeof colours], colour);
    await deleteBook(page.request, book);
    await fillForm(form);
  }
  await drawAsSafari(page);
  await choose(form, await pictures.aRotatedPhoto());
  const { book, seen } = await add(page, form);
  expect(book.cover).toMatchObject({ type: 'jpeg', width: 480, height: 720 });
  expect(seen).toMatchObject({ format: 'jpeg', width: 480, height: 720, hasMetadata: false });
  expectColour(seen.top, RED);
  expect(coverPath(book.cover ?? { id: '' })).toMatch(/\/[0-9a-f]{32}\.jpg$/);
  await deleteBook(page.request, book);
});

test('a cancelled or failed upload keeps the form and repeats nothing', async ({ page, watched }) => {
  const form = await openForm(page);
  const title = await form.getByLabel('Title').inputValue();
  await choose(form, await pictures.aPhoto());
  const submit = form.getByRole('button', { name: 'Add Book' });
  const held = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await submit.click();
  await expect(form.getByRole('progressbar', { name: 'Picture sent' })).toBeVisible();
  await expect(form.getByLabel('Title')).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Title')).toBeEnabled();
  held.resolve();
  await page.unroute(UPLOAD);

  const uploads = collectRequests(page, (request) => UPLOAD.test(request.url()));
  await page.route(UPLOAD, (route) => route.abort('internetdisconnected'), { times: 1 });
  await submit.click();
  await expect(form.getByRole('alert')).toContainText("can't be reached");
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(frame(form)).toBeVisible();
  expect(watched.alerts).toEqual([]);

  const discarded = { status: 400, code: 'validation-failed', errors: [{ path: 'coverId', message: 'Gone' }] };
  for (const [index, answer] of [
    { status: 503, json: {} },
    { status: 400, json: discarded },
  ].entries()) {
    await page.route(`**${apiPaths.createBook}`, (route) => route.fulfill(answer), { times: 1 });
    await submit.click();
    await expect.poll(() => watched.alerts).toHaveLength(index + 1);
    expect(uploads).toHaveLength(2);
  }
  ignoreFailedRequests(watched);
  const { book } = await add(page, form);
  expect(uploads).toHaveLength(3);
  await deleteBook(page.request, book);
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
  await expect(frame(form)).toBeVisible();
  const added = await save();
  expect(added.sent).toMatchObject({ coverImage: 'book-3', coverId: added.book.cover?.id });
  const address = new RegExp(`${coverPath(added.book.cover ?? { id: '' })}$`);
  await expect(preview(page)).toHaveAttribute('src', address);
  await form.getByLabel('Title').fill(`${book.title}, revised`);
  expect((await save()).sent).not.toHaveProperty('coverId');
  await expect(preview(page)).toHaveAttribute('src', address);

  await form.getByRole('button', { name: 'Remove picture' }).click();
  await expect(preview(page)).toHaveAttribute('src', /book-3/);
  await form.getByRole('button', { name: 'Keep picture' }).click();
  await expect(preview(page)).toHaveAttribute('src', address);
  await form.getByLabel('Cover Image URL').fill('book-5');
  await expect(preview(page)).toHaveAttribute('src', /book-5/);
  expect((await save()).book).not.toHaveProperty('cover');
  await deleteBook(page.request, book);
});
