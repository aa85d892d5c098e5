import type { Page } from '../page.ts';
import type { Random } from '../random.ts';

/** What a cover says, from the catalogue. */
export interface CoverText {
  title: string;
  author?: string;
}

/** Draws one cover on an empty page of COVER units. */
export type Composition = (page: Page, text: CoverText, random: Random) => void;

/** Covers are drawn in these units, two to three. */
export const COVER = { width: 600, height: 900 } as const;
