import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Colours do not depend on width. */
const SCREENS = [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Skips frames and passing rules, which halves the time. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Fading elements have no final colours. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

const LEAST_TARGET = 24;

/** Axe measures only the visible part; the element's own size counts (WCAG 2.2, 2.5.8). */
async function isLargeEnough(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.width >= LEAST_TARGET && box.height >= LEAST_TARGET;
}

/** Checks WCAG 2.2 AA in dark on a phone, then in light on a desktop. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await waitForAnimations(page);
    const { violations } = await axe(page).withTags(STANDARDS).analyze();
    const found: string[] = [];
    for (const { id, nodes } of violations) {
      const failing: string[] = [];
      for (const { html, target } of nodes) {
        if (id !== 'target-size' || !(await isLargeEnough(page, String(target[0])))) failing.push(html);
      }
      if (failing.length > 0) found.push(`${id}: ${failing.join(' | ')}`);
    }
    expect(found, `what axe finds at ${width} px, ${colorScheme}, on ${page.url()}`).toEqual([]);
  }
}
