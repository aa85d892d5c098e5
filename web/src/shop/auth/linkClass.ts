/** A link among texts, as high as a finger needs it. */
export const LINK = 'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4';
