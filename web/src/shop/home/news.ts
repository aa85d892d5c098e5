import { news } from '@bookstore/shop/news';

/** What the shop has to tell, newest first. */
export const NEWS = news;
export type NewsArticle = (typeof NEWS)[number];
