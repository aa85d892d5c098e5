import {
  ADMIN_TOKEN_STORAGE_KEY,
  CACHE_KEEP_ALIVE_SECONDS,
  CART_STORAGE_KEY,
  DESCRIPTION_PREVIEW_LENGTH,
  STARTUP_SPINNER_MS,
  SUCCESS_TOAST_MS,
} from '@bookstore/contract/constants';
import {
  PLACEHOLDER_ORDERS_LEFT,
  PLACEHOLDER_WEBSITE_VISITS,
  TRENDING_LABEL,
} from '@bookstore/contract/dashboardSamples';
import { expect, it } from 'vitest';

// rows: 419-422, 424, 428, 432, 433
it('the business constants that the browser uses are those of the specification', () => {
  expect(STARTUP_SPINNER_MS).toBe(2000);
  expect(DESCRIPTION_PREVIEW_LENGTH).toBe(80);
  expect(CART_STORAGE_KEY).toBe('cartItems');
  expect(ADMIN_TOKEN_STORAGE_KEY).toBe('token');
  expect(SUCCESS_TOAST_MS).toBe(1500);
  expect(CACHE_KEEP_ALIVE_SECONDS).toBe(60);
  expect(TRENDING_LABEL).toBe('13%');
  expect([PLACEHOLDER_ORDERS_LEFT, PLACEHOLDER_WEBSITE_VISITS]).toEqual(['02', '139']);
});
