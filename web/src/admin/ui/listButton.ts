export const LIST_BUTTON = 'shrink-0 px-4! max-sm:px-2.5! max-sm:text-sm';

/** Narrower, so that the bar of selected rows has one line, on phones with all actions on books. */
export const BAR_BUTTON = 'shrink-0 px-3! max-sm:px-1.5! max-sm:text-sm';

export const LIST_BUTTONS =
  'flex flex-wrap items-center gap-2 sm:gap-3 max-sm:basis-full max-sm:*:flex-auto max-sm:py-1';
