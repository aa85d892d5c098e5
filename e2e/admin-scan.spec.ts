import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { camerasOf, fakeDetector, filmBarcode, hidePage, showUpright, watchCameras } from './fakeCamera.ts';
import { expect, test } from './fixtures.ts';
import { WHOLE_BROWSER } from './playwright.config.ts';

const ISBN = '9782253002697';

test.use({
  launchOptions: {
    ...WHOLE_BROWSER,
    args: [
      ...WHOLE_BROWSER.args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmBarcode(ISBN)}`,
    ],
  },
});

test('a scan without the browser’s barcode reader fills in the ISBN', async ({ page, context }) => {
  await watchCameras(page);
  await page.addInitScript(() => Object.assign(window, { BarcodeDetector: undefined }));
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  await form.getByText('More details').click();
  const opener = form.getByRole('button', { name: 'Scan', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Scan barcode' });
  await expect(dialog.getByRole('alert')).toContainText("This site isn't allowed to use the camera.");
  await expectAccessible(page);
  await context.grantPermissions(['camera']);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByLabel('ISBN')).toHaveValue(ISBN);
  await expect(form.getByText(`Scanned ${ISBN}`)).toBeAttached();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await camerasOf(page)).toEqual(['ended']);

  const turned = '9791038704022';
  await showUpright(page, turned);
  await opener.click();
  await expect(form.getByLabel('ISBN')).toHaveValue(turned);
});

test('the camera is off however the dialog is closed', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await watchCameras(page);
  await fakeDetector(page, '4006381333931');
  await openDashboard(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Manage Books' }).click();
  await page.getByRole('button', { name: 'Add copies' }).click();
  const opener = page.getByRole('button', { name: 'Scan', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Scan barcode' });
  const ways = [() => page.keyboard.press('Escape'), () => hidePage(page, true)];
  for (const [index, close] of ways.entries()) {
    await opener.click();
    await expect(dialog.getByRole('status')).toContainText("4006381333931 isn't an ISBN.");
    expect((await camerasOf(page)).at(-1)).toBe('live');
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(() => camerasOf(page)).toEqual(Array.from({ length: index + 1 }, () => 'ended'));
  }
  await hidePage(page, false);
  await opener.click();
  await expect(dialog.getByRole('status')).toContainText("isn't an ISBN");
  await page.goBack();
  await expect(opener).toBeHidden();
  await expect.poll(() => camerasOf(page)).toEqual(['ended', 'ended', 'ended']);
});
