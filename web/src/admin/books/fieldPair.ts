/** Two short fields in a row, also on phones. Large text puts them below each other. */
export const FIELD_PAIR = 'grid items-start gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))]';

/** In a row only if a hint or a chosen option fits. */
export const WIDE_FIELD_PAIR = 'grid items-start gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]';
