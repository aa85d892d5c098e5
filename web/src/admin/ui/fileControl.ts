/** Classes of a file field. */
export const FILE_CONTROL =
  'min-h-11 w-full cursor-pointer rounded-control border bg-paper-raised p-1.5 text-ink-soft file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-control file:bg-paper-sunk file:px-4 file:font-medium file:text-ink hover:border-ink';
