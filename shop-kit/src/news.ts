import type { z } from 'zod';
import { listOf, object, shopPath, slug, text, unique } from './fields.ts';

const article = object({
  /** Its own name: lower case, with hyphens. */
  id: slug(60),
  title: text(60),
  description: text(240),
  /** `news-1` is `pictures/news/news-1-320.webp` and `news-1-640.webp`. */
  image: text(60),
  /** What is to be seen on the picture, where that says more than the title. */
  alt: text(120).optional(),
  /** Where it leads on: a category, a search, a book or another page of the shop, as `/books?category=fiction`. */
  link: object({ label: text(40), to: shopPath }).optional(),
});

/** `news.ts`: what the shop has to tell, on the home page, newest first. Without any the page has no news. */
export const news = listOf(article, 0, 'articles').superRefine((list, context) => unique(list, 'id', context));

export type NewsArticle = z.infer<typeof article>;
