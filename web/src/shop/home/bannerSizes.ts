/** How wide the banner's picture is shown. The build writes the same into the start screen (tooling/entryPages.ts). */
export const BANNER_SIZES = '(min-width: 1024px) 560px, (min-width: 640px) 576px, calc(100vw - 2rem)';
