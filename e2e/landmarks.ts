import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
/** Excludes toasts. */
export const noteRegion = (page: Page) => main(page).getByRole('alert');
