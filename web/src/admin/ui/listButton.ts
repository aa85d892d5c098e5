export const LIST_BUTTON = 'px-4! max-sm:min-h-10 max-sm:px-2.5! max-sm:text-sm';
