import type { CDPSession, Locator } from '@playwright/test';

/** A finger that taps is on the screen for about a tenth of a second. */
const ON_SCREEN_MS = 100;

/**
 * Taps the middle of what is in sight, as a finger does. Playwright's own tap lifts in the moment in which it touches: what the page
 * and Playwright do at the touch would count as time after the tap.
 *
 * @throws Error when it has no place on the page
 */
export async function tapWithFinger(session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target.toString()}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await target.page().waitForTimeout(ON_SCREEN_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
