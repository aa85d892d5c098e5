import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Each theme once: colours are the same at every width. */
const SCREENS = [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * Axe in the page alone, which takes half the time: the shop has no frames, for which it would open a second page, and
 * what is in order need not be described.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What fades in has no colours yet that could be judged. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

const LEAST_TARGET = 24;

/**
 * Axe measures what is in sight of a target, also where a note or a list of suggestions lies over half of it by chance: what is
 * under those can be scrolled or closed free. Its own size is what counts (WCAG 2.2, 2.5.8).
 */
async function isLargeEnough(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.width >= LEAST_TARGET && box.height >= LEAST_TARGET;
}

/** Checks the page as it stands against WCAG 2.2 AA: dark on a phone, then light on a desk, where it ends. */
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
