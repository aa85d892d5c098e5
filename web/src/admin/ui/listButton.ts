export const LIST_BUTTON = 'shrink-0 px-4! max-sm:px-2.5! max-sm:text-sm';

/** One scrolling row on phones. */
export const LIST_BUTTONS =
  'flex items-center gap-2 sm:flex-wrap sm:gap-3 max-sm:-mx-4 max-sm:max-w-[100vw] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1';
