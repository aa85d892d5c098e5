/** The room around what stands in a cell of the dashboard's tables. */
export const CELL =
  'px-2 py-3 first:pl-4 last:pr-4 sm:px-3 sm:first:pl-4 sm:last:pr-4 lg:px-6 lg:first:pl-6 lg:last:pr-6';
