import type { Page } from '@playwright/test';

/** The page without header and footer. */
export const main = (page: Page) => page.getByRole('main');
/** What the page says went wrong; toasts are not in it. */
export const note = (page: Page) => main(page).getByRole('alert');
