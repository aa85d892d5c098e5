import { Carousel } from '../../ui/Carousel.tsx';
import { NEWS, type NewsArticle } from './news.ts';
import { newsPicture } from './pictures.ts';

const items = NEWS.map((article) => ({ id: article.id, content: <NewsCard article={article} /> }));

export function NewsCarousel() {
  return <Carousel title="News" items={items} maxSlides={2} />;
}

function NewsCard({ article }: { article: NewsArticle }) {
  const { small, large } = newsPicture(article.image);
  return (
    <article className="grid h-full gap-5 overflow-hidden rounded-card border border-line bg-paper-raised shadow-card sm:grid-cols-[1fr_14rem]">
      <div className="order-2 grid h-fit gap-3 px-5 pb-6 sm:order-1 sm:px-6 sm:py-7">
        <h3 className="font-display text-xl leading-snug">{article.title}</h3>
        <p className="text-ink-soft text-sm leading-relaxed">{article.description}</p>
      </div>
      <div className="order-1 aspect-3/2 bg-paper-sunk sm:order-2 sm:aspect-auto">
        {small && large && (
          <img
            src={small}
            srcSet={`${small} 320w, ${large} 640w`}
            sizes="(min-width: 640px) 224px, 100vw"
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
