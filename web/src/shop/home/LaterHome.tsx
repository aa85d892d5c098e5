import { BannerBooks } from './BannerBooks.tsx';
import { EditorsPick } from './EditorsPick.tsx';
import { NewsCarousel } from './NewsCarousel.tsx';

const PARTS = { banner: BannerBooks, pick: EditorsPick, news: NewsCarousel };

/** What comes to the home page in idle moments, in one file: onto the banner's picture, and between and below the shelves. */
export function LaterHome({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part];
  return <Part />;
}
