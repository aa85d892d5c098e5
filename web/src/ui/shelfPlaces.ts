/** Where the parts of a shelf stand in its grid (Shelf.tsx). A filter takes a row of its own on a phone. */
export const SHELF_ASIDE = 'max-sm:col-span-full max-sm:row-start-2 max-sm:mt-3 sm:col-start-2 sm:row-start-1 sm:ml-3';
export const SHELF_BUTTONS = 'col-start-2 row-start-1 ml-3 flex gap-2 sm:col-start-3';
export const SHELF_BODY = 'col-span-full row-start-3 mt-6 min-w-0 sm:mt-8';
