import { Carousel } from '../../ui/Carousel.tsx';
import { NEWS, type NewsArticle } from './news.ts';
import { newsPicture } from './pictures.ts';

/** The picture above the text, and beside it where a card is wide: alone on a larger phone, or two on a desktop. */
const CARD =
  'grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-paper-raised shadow-card sm:max-md:grid-cols-[1fr_14rem] sm:max-md:grid-rows-1 min-[1180px]:grid-cols-[1fr_14rem] min-[1180px]:grid-rows-1';
const PICTURE =
  'order-1 aspect-3/2 bg-paper-sunk sm:max-md:order-3 sm:max-md:aspect-auto min-[1180px]:order-3 min-[1180px]:aspect-auto';

const items = NEWS.map((article) => ({ id: article.id, content: <NewsCard article={article} /> }));

export function NewsCarousel() {
  return <Carousel title="News" items={items} maxSlides={2} />;
}

function NewsCard({ article }: { article: NewsArticle }) {
  const { small, large } = newsPicture(article.image);
  return (
    <article className={CARD}>
      <div className="order-2 grid h-fit gap-3 p-5 sm:p-6">
        <h3 className="font-display text-xl leading-snug">{article.title}</h3>
        <p className="text-ink-soft text-sm leading-relaxed">{article.description}</p>
      </div>
      <div className={PICTURE}>
        {small && large && (
          <img
            src={small}
            srcSet={`${small} 320w, ${large} 640w`}
            sizes="(min-width: 1180px) 224px, (min-width: 768px) 50vw, (min-width: 640px) 224px, 100vw"
            width={640}
            height={427}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </div>
    </article>
  );
}
