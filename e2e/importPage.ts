import { expect, type Page } from '@playwright/test';

/** Chooses a file of these lines on the page that imports books. @param name ends in .csv or .xml */
export async function chooseFile(page: Page, name: string, ...lines: string[]): Promise<void> {
  const mimeType = name.endsWith('.xml') ? 'text/xml' : 'text/csv';
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType, buffer });
}

/** Checks numbers of the preview or of the result, by their names. */
export async function expectFigures(page: Page, figures: Record<string, number>): Promise<void> {
  for (const [name, number] of Object.entries(figures)) {
    const figure = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${name}`) });
    await expect(figure.getByRole('definition')).toHaveText(String(number));
  }
}
