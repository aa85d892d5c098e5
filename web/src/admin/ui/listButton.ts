/** Classes of a button above a list. Phones show it smaller, so that the list starts on the first screen. */
export const LIST_BUTTON = 'px-4! max-sm:min-h-10 max-sm:px-2.5! max-sm:text-sm';
