import { createPage, type Page } from '../page.ts';
import { seededRandom } from '../random.ts';
import { authorEvening } from './authorEvening.ts';
import { lateReopening } from './lateReopening.ts';
import { librariesCampaign } from './librariesCampaign.ts';
import { NEWS_PICTURE, type NewsPicture } from './picture.ts';
import { readingFestival } from './readingFestival.ts';
import { translationPrize } from './translationPrize.ts';

/** The pictures of shop/news.ts, by the names used there. */
const PICTURES: Readonly<Record<string, NewsPicture>> = {
  'news-1': readingFestival,
  'news-2': translationPrize,
  'news-3': lateReopening,
  'news-4': authorEvening,
  'news-5': librariesCampaign,
};

export const NEWS_NAMES = Object.keys(PICTURES);

/** The drawn news picture of that name. Throws when there is none. */
export function newsPage(name: string): Page {
  const draw = PICTURES[name];
  if (!draw) throw new Error(`There is no news picture “${name}”`);
  const page = createPage(name, NEWS_PICTURE.width, NEWS_PICTURE.height);
  draw(page, seededRandom(name));
  return page;
}
