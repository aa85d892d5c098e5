export const PRIVATE = 'private, no-store';

/** Cached by Hosting's CDN for a minute; others must revalidate. */
export const CDN_MINUTE = 'public, max-age=0, s-maxage=60';
