/** How wide a page of books shows a cover, and the page of a book: where both sides say the same, it is fetched once. */
export const TILE_COVER_SIZES = '(min-width: 768px) 176px, 40vw';
export const BOOK_COVER_SIZES = '(min-width: 1024px) 256px, 208px';

/** The files of a bundled cover for the browser's choice. */
export const coverSet = (small: string, large: string): string => `${small} 240w, ${large} 480w`;
