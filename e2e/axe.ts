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
export function axe(page: Page): AxeBuilder {
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

/** Checks the page as it stands against WCAG 2.2 AA: dark on a phone, then light on a desk, where it ends. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await waitForAnimations(page);
    const { violations } = await axe(page).withTags(STANDARDS).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found, `what axe finds at ${width} px, ${colorScheme}, on ${page.url()}`).toEqual([]);
  }
}
