import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { add, choose, expectColour, frame, openForm, picker, preview } from './bookForm.ts';
import { expect, rows, test } from './fixtures.ts';
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
  test(`a picture that is ${name} becomes a cover`, rows(564), async ({ page }) => {
    const form = await openForm(page);
    await choose(form, await make());
    const { book, seen } = await add(page, form);
    expect(seen).toMatchObject({ format: 'webp', hasMetadata: false, ...size });
    for (const [place, colour] of Object.entries(colours)) expectColour(seen[place as keyof typeof colours], colour);
    await deleteBook(page.request, book);
  });
}

/** As in Safari: asked for a WebP, the canvas gives a PNG. */
async function takeWebpAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const toBlob: HTMLCanvasElement['toBlob'] = Reflect.get(HTMLCanvasElement.prototype, 'toBlob');
    HTMLCanvasElement.prototype.toBlob = function toPng(take) {
      toBlob.call(this, take, 'image/png');
    };
  });
}

test(
  'a browser whose canvas makes no WebP makes the cover with what its films are made with',
  rows(569),
  async ({ page }) => {
    await takeWebpAway(page);
    const form = await openForm(page);
    await choose(form, await pictures.aTurnedPhoto());
    const { book, seen } = await add(page, form);
    expect(seen).toMatchObject({ format: 'webp', width: 480, height: 720, hasMetadata: false });
    for (const [place, colour] of [
      [seen.top, RED],
      [seen.middle, GREEN],
      [seen.bottom, BLUE],
    ] as const)
      expectColour(place, colour);
    await deleteBook(page.request, book);
  },
);

test(
  'a browser that makes no WebP at all takes one that is small, and says what to do with others',
  rows(569),
  async ({ page }) => {
    await takeWebpAway(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
    const form = await openForm(page);
    await choose(form, await pictures.aPhoto());
    await form.getByRole('button', { name: 'Add Book' }).click();
    await expect(form.getByRole('alert')).toContainText('Add the picture with Chrome, Edge or Firefox');
    const small = await pictures.aSmallWebp();
    await choose(form, small);
    await expect(form.getByRole('alert')).toHaveCount(0);
    const { book, seen } = await add(page, form);
    expect(seen).toMatchObject({ format: 'webp', width: 200, height: 300 });
    await deleteBook(page.request, book);
  },
);

const REFUSED = [
  [pictures.aText, 'cannot read this file as a picture. Choose a photograph'],
  [pictures.aDrawing, 'This is a drawing (SVG)'],
  [pictures.aTinyPicture, 'This picture has 90 × 400 pixels; a cover needs at least 120 × 180'],
  [pictures.aTooLargePhoto, 'This picture has 100 million pixels; at most 80 million'],
] as const;

test('a file that becomes no cover is refused with what to do instead', rows(567), async ({ page }) => {
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
