import type { Page } from '@playwright/test';

/** Without header and footer. */
export const main = (page: Page) => page.getByRole('main');
/** The page's error message, excluding toasts. */
export const note = (page: Page) => main(page).getByRole('alert');
