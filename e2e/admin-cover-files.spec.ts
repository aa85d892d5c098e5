import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { add, choose, expectColour, frame, openForm, picker, preview } from './bookForm.ts';
import { expect, test } from './fixtures.ts';
import * as pictures from './pictures.ts';
import { deleteBook } from './shopData.ts';

const { BLUE, GREEN, GREEN_INK, PAPER, RED } = pictures;

const MADE = [
  [
    'turned by its camera',
    pictures.aTurnedPhoto,
    { width: 480, height: 720 },
    { top: RED, middle: GREEN, bottom: BLUE },
  ],
  ['for a printing press', pictures.aCmykPhoto, { width: 480, height: 720 }, { middle: GREEN_INK }],
  ['transparent', pictures.aTransparentPicture, { width: 400, height: 600 }, { middle: RED, top: PAPER, left: PAPER }],
  ['of 48 million pixels', pictures.aHugePhoto, { width: 480, height: 720 }, { middle: BLUE }],
  ['moving, as WebP', pictures.anAnimatedWebp, { width: 200, height: 300 }, { middle: RED }],
  ['moving, as GIF', pictures.anAnimatedGif, { width: 200, height: 300 }, { middle: RED }],
  ['small already', pictures.aSmallWebp, { width: 200, height: 300 }, { middle: GREEN }],
  ['all noise', pictures.aNoisyPicture, { width: 480, height: 720 }, {}],
] as const;

for (const [name, make, size, colours] of MADE) {
  test(`a picture that is ${name} becomes a cover`, async ({ page }) => {
    const form = await openForm(page);
    await choose(form, await make());
    const { book, seen } = await add(page, form);
    expect(seen).toMatchObject({ format: 'webp', hasMetadata: false, ...size });
    for (const [place, colour] of Object.entries(colours)) expectColour(seen[place as keyof typeof colours], colour);
    await deleteBook(page.request, book);
  });
}

/** As in Safari: asked for a WebP, the canvas gives a PNG, and a JPEG comes with EXIF, a note of Photoshop's and a profile of its colours. */
async function drawAsSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

test('a browser whose canvas makes no WebP sends the cover as JPEG', async ({ page }) => {
  await drawAsSafari(page);
  const form = await openForm(page);
  await choose(form, await pictures.aTurnedPhoto());
  const { book, seen } = await add(page, form);
  expect(book.cover).toMatchObject({ type: 'jpeg', width: 480, height: 720 });
  expect(seen).toMatchObject({ format: 'jpeg', width: 480, height: 720, hasMetadata: false });
  for (const [place, colour] of [
    [seen.top, RED],
    [seen.middle, GREEN],
    [seen.bottom, BLUE],
  ] as const)
    expectColour(place, colour);

  await page.goto(`/books/${book._id}`);
  const cover = page.getByRole('img', { name: `Cover of ${book.title}` });
  await expect(cover).toHaveAttribute('src', /\/api\/covers\/[0-9a-f]{32}\.jpg$/);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await deleteBook(page.request, book);
});

test('a cover of noise is made small enough as JPEG, too', async ({ page }) => {
  await drawAsSafari(page);
  const form = await openForm(page);
  await choose(form, await pictures.aNoisyPicture());
  const { book, seen } = await add(page, form);
  expect(seen).toMatchObject({ format: 'jpeg', width: 480, height: 720 });
  await deleteBook(page.request, book);
});

test('a browser that makes neither WebP nor JPEG says so, and the form stays', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  const form = await openForm(page);
  await choose(form, await pictures.aPhoto());
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect(form.getByRole('alert')).toContainText('cannot make the small picture');
  await expect(form.getByText('Selected: salt-road.jpg')).toBeVisible();
});

const REFUSED = [
  [pictures.aText, 'cannot read this file as a picture. Choose a photograph'],
  [pictures.aDrawing, 'This is a drawing (SVG)'],
  [pictures.aTinyPicture, 'This picture has 90 × 400 pixels; a cover needs at least 120 × 180'],
  [pictures.aTooLargePhoto, 'This picture has 100 million pixels; at most 80 million'],
] as const;

test('a file that becomes no cover is refused with what to do instead', async ({ page }) => {
  const form = await openForm(page);
  for (const [make, sentence] of REFUSED) {
    const file = await make();
    await picker(form).setInputFiles(file);
    await expect(form.getByRole('alert')).toContainText(sentence);
    await expect(form.getByText(`Selected: ${file.name}`)).toBeVisible();
    await expect(frame(form)).toHaveCount(0);
    await expect(preview(page).locator('[data-text^="The Salt Road"]')).toBeVisible();
  }
  await expectAccessible(page);
});
