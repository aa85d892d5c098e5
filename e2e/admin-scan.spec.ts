import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { openDashboard } from './dashboard.ts';
import { camerasOf, fakeDetector, filmBarcode, hidePage, showUpright, watchCameras } from './fakeCamera.ts';
import { expect, test } from './fixtures.ts';
import { LAUNCH_OPTIONS } from './playwright.config.ts';
import { createBook, deleteBook } from './shopData.ts';

const ISBN = '9782253002697';

test.use({
  launchOptions: {
    ...LAUNCH_OPTIONS,
    args: [
      ...LAUNCH_OPTIONS.args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmBarcode(ISBN)}`,
    ],
  },
});

test('scanning fills in the ISBN, by the library when the browser has no barcode reader, and switches the camera off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await watchCameras(page);
  await page.addInitScript(() => Object.assign(window, { BarcodeDetector: undefined }));
  const library = page.waitForRequest(/\/ean13-/);
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  await form.getByText('More details').click();
  const opener = form.getByRole('button', { name: 'Scan', exact: true });
  await opener.click();
  await library;
  await expect(form.getByLabel('ISBN')).toHaveValue(ISBN);
  await expect(form.getByText(`Scanned ${ISBN}`)).toBeAttached();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await camerasOf(page)).toEqual(['ended']);
  // As if it had been typed: it outlasts a reload.
  await page.reload();
  await expect(form.getByLabel('ISBN')).toHaveValue(ISBN);
});

test('the library also reads a barcode that is turned by a quarter', async ({ page }) => {
  await showUpright(page, '9791038704022');
  await watchCameras(page);
  await page.addInitScript(() => Object.assign(window, { BarcodeDetector: undefined }));
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  await form.getByText('More details').click();
  await form.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(form.getByLabel('ISBN')).toHaveValue('9791038704022');
  expect(await camerasOf(page)).toEqual(['ended']);
});

test('scanning a book adds one copy, by the barcode reader of the browser', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await watchCameras(page);
  // One picture may be misread; a barcode of something else is named.
  await fakeDetector(page, ['', '9791038704022', '4006381333931', '4006381333931', ISBN, ISBN]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const book = await createBook(page.request, { title: aTitle(), isbn: ISBN });
  await openDashboard(page, `/dashboard/manage-books?q=${encodeURIComponent(book.title)}`);
  await page.getByRole('button', { name: 'Add copies' }).click();
  const box = page.getByRole('region', { name: 'Add copies' });
  await box.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(box.getByText(`+1 copy of ${book.title} (now 1)`)).toBeVisible();
  expect(await camerasOf(page)).toEqual(['ended']);
  expect(requests.filter((url) => url.includes('ean13'))).toEqual([]);
  await deleteBook(page.request, book);
});

test('a barcode that is no ISBN is named, and the camera is off however the dialog is closed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await watchCameras(page);
  await fakeDetector(page, ['4006381333931']);
  await openDashboard(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Manage Books' }).click();
  await page.getByRole('button', { name: 'Add copies' }).click();
  const opener = page.getByRole('button', { name: 'Scan', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Scan the barcode' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => hidePage(page),
  ];
  for (const [index, leave] of ways.entries()) {
    await opener.click();
    await expect(dialog.getByRole('status')).toHaveText(
      '4006381333931 is no ISBN. That barcode begins with 978 or 979.',
    );
    expect((await camerasOf(page)).at(-1)).toBe('live');
    if (index === 0) await expectAccessible(page);
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(() => camerasOf(page)).toEqual(Array.from({ length: index + 1 }, () => 'ended'));
  }
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }));
  await opener.click();
  await expect(dialog.getByRole('status')).toContainText('is no ISBN');
  await page.goBack();
  await expect(opener).toBeHidden();
  await expect.poll(() => camerasOf(page)).toEqual(['ended', 'ended', 'ended', 'ended']);
});

test('an admin who refuses the camera or has none is told what to do', async ({ page, context }) => {
  await openDashboard(page, '/dashboard/add-new-book');
  await page.getByText('More details').click();
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan the barcode' });
  await expect(dialog.getByRole('alert')).toContainText('The camera is not allowed here.');
  await expect(dialog.getByRole('alert')).toContainText('type the digits');
  await expectAccessible(page);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('None', 'NotFoundError');
    };
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No camera was found');
  await page.reload();
  await context.grantPermissions(['camera']);
  await page.getByText('More details').click();
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(page.getByLabel('ISBN')).toHaveValue(ISBN);
});
