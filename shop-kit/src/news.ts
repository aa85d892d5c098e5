import type { z } from 'zod';
import { listOf, object, shopPath, slug, text, unique } from './fields.ts';

const article = object({
  /** Lower case with hyphens. */
  id: slug(60),
  title: text(60),
  description: text(240),
  /** `news-1` is `pictures/news/news-1-320.webp` and `news-1-640.webp`. */
  image: text(60),
  /** Alternative text if the title does not describe the picture. */
  alt: text(120).optional(),
  /** Any page of the shop: `/books?category=fiction`. */
  link: object({ label: text(40), to: shopPath }).optional(),
});

/** `news.ts`: news on the home page, newest first; may be empty. */
export const news = listOf(article, 0, 'articles').superRefine((list, context) => unique(list, 'id', context));

export type NewsArticle = z.infer<typeof article>;
