import { news } from '@bookstore/shop/news';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { Carousel } from '../../ui/Carousel.tsx';

/** What the shop has to tell, newest first. */
export const NEWS = news;
type NewsArticle = (typeof NEWS)[number];

const files = import.meta.glob<string>('@bookstore/shop/pictures/news/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** By the name of the file alone: the shop's folder may lie anywhere. */
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** A news picture by its name, 320 and 640 pixels wide. */
export function newsPicture(name: string): { small: string | undefined; large: string | undefined } {
  return { small: addresses.get(`${name}-320.webp`), large: addresses.get(`${name}-640.webp`) };
}

/** The picture above the text, and beside it where one card takes the whole width of a larger phone. */
const CARD = 'grid h-full grid-rows-[auto_1fr] gap-5 sm:max-md:grid-cols-[1fr_auto] sm:max-md:grid-rows-1';
const PICTURE = 'order-1 aspect-3/2 overflow-hidden rounded-card bg-paper-sunk sm:max-md:order-3 sm:max-md:w-56';

const items = NEWS.map((article) => ({ id: article.id, content: <NewsCard article={article} /> }));

export function NewsCarousel() {
  if (items.length === 0) return null;
  return <Carousel title="News" items={items} maxSlides={2} />;
}

function NewsCard({ article }: { article: NewsArticle }) {
  const { small, large } = newsPicture(article.image);
  return (
    <article {...IN_SHOP_LANGUAGE} className={CARD}>
      <div className="order-2 grid h-fit gap-2">
        <h3 className="text-balance font-display text-xl leading-snug lg:text-2xl">{article.title}</h3>
        <p className="text-pretty text-ink-soft text-sm leading-relaxed lg:text-base lg:leading-relaxed">
          {article.description}
        </p>
      </div>
      <div className={PICTURE}>
        {small && large && (
          <img
            src={small}
            srcSet={`${small} 320w, ${large} 640w`}
            sizes="(min-width: 1280px) 591px, (min-width: 768px) 50vw, (min-width: 640px) 224px, 100vw"
            width={640}
            height={427}
            alt={article.alt ?? ''}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </div>
    </article>
  );
}
