import { CACHE_KEEP_ALIVE_SECONDS, DESCRIPTION_PREVIEW_LENGTH, SUCCESS_TOAST_MS } from '@bookstore/contract/constants';
import { expect, it } from 'vitest';

// rows: 420, 424, 428
it('uses the constants of the specification', () => {
  expect(DESCRIPTION_PREVIEW_LENGTH).toBe(80);
  expect(SUCCESS_TOAST_MS).toBe(1500);
  expect(CACHE_KEEP_ALIVE_SECONDS).toBe(60);
});
