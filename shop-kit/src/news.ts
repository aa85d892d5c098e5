/** `news.ts`: what the shop has to tell, on the home page, newest first. Without any the page has no news. */
export interface NewsArticle {
  /** Its own name: lower case, with hyphens. */
  id: string;
  /** At most 60 characters. */
  title: string;
  /** At most 240 characters. */
  description: string;
  /** `news-1` is `pictures/news/news-1-320.webp` and `news-1-640.webp`. */
  image: string;
  /** What is to be seen on the picture, where that says more than the title. At most 120 characters. */
  alt?: string;
}
