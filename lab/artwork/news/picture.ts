import type { Page } from '../page.ts';
import type { Random } from '../random.ts';

/** Draws one news picture on an empty page of NEWS_PICTURE units. */
export type NewsPicture = (page: Page, random: Random) => void;

/** News pictures are drawn in these units, about three to two. */
export const NEWS_PICTURE = { width: 960, height: 640 } as const;
