import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { NEWS, type NewsArticle } from './news.ts';
import { newsPicture } from './newsPicture.ts';

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
