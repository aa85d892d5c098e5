import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import * as messages from '@bookstore/messages/home';
import { news } from '@bookstore/shop/news';
import { Link } from 'react-router-dom';
import { booksApi } from '../../api/booksApi.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { paths } from '../../paths.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { ON_TINT, tintedPanel } from '../../ui/covers/coverTint.ts';
import { useTabIndex } from '../../ui/isInSight.ts';
import { HOME_BOOKS } from './firstView.ts';
import { editorsPick, firstSentence, orderableFirst } from './shelves.ts';

const PARTS = { banner: BannerBooks, pick: EditorsPick, news: NewsCarousel };

/** Loads sections when the browser is idle. */
export function HomeBelowFold({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part];
  return <Part />;
}

/** Indexes of the newest books, from left to right. */
const ORDER = [2, 3, 0, 1, 4];

/** In percent of the picture's size; the middle cover is step 0. */
const toPlace = (step: number) => ({
  left: `${36.39 + step * 14.7}%`,
  top: `${19.38 + step * step * 1.35}%`,
  rotate: `${step * 5}deg`,
  // Slightly larger, to hide the drawn cover completely.
  scale: 1.03,
  zIndex: 3 - Math.abs(step),
});

function BannerBooks() {
  const { data } = booksApi.endpoints.getBooksPage.useQueryState(HOME_BOOKS);
  const books = orderableFirst(data?.books ?? []);
  return (
    <ul aria-label={messages.newestBooks}>
      {ORDER.map((index, at) => {
        const book = books[index];
        return (
          book && (
            <li
              key={book._id}
              // A phone shows the middle three.
              className="absolute w-[27.22%] first:max-sm:hidden last:max-sm:hidden hover:z-10! focus-within:z-10!"
              style={toPlace(at - 2)}
            >
              <Link
                to={paths.book(book._id)}
                className="block origin-bottom rounded-cover shadow-cover transition-transform duration-300 hover:scale-110 focus-visible:scale-110"
              >
                {/* Transparent while loading, so that the drawn cover shows through. */}
                <Cover
                  book={book}
                  alt={book.title}
                  sizes="(min-width: 640px) 156px, 62px"
                  className="bg-transparent!"
                />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

function EditorsPick() {
  const { data } = booksApi.endpoints.getBooksPage.useQueryState(HOME_BOOKS);
  const book = data && editorsPick(data.books);
  if (!book) return null;
  const tinted = tintedPanel(book);
  const author = namedAuthor(book);
  const title = (
    <strong key="title" dir="auto" className="font-semibold">
      {book.title}
    </strong>
  );
  return (
    <section aria-label={messages.editorsPick} className="mx-auto w-full max-w-page px-4 sm:px-6">
      <Link
        to={paths.book(book._id)}
        style={tinted}
        className="group flex flex-wrap gap-x-5 gap-y-4 rounded-card bg-paper-sunk p-5 text-ink sm:grid sm:grid-cols-[auto_1fr] sm:grid-rows-[1fr_auto_1fr] sm:gap-8 sm:gap-y-5 sm:p-8 lg:gap-x-16 lg:p-14"
      >
        <span
          className="block w-24 rounded-cover shadow-cover sm:row-span-3 sm:w-44 sm:self-center md:w-52"
          style={tinted && ON_TINT}
        >
          <Cover
            book={book}
            alt=""
            sizes="(min-width: 768px) 208px, (min-width: 640px) 176px, 96px"
            className="transition-transform duration-300 group-hover:scale-[1.03]"
          />
        </span>
        <span className="flex flex-1 basis-32 flex-col justify-center gap-2 sm:contents">
          <span className="text-ink-soft text-sm sm:col-start-2 sm:self-end">{messages.editorsPick}</span>
          <span className="group-hover:underline sm:col-start-2 sm:row-start-3">
            {author ? messages.titleBy(title, author) : title}
          </span>
        </span>
        <span
          dir="auto"
          className="wrap-anywhere w-full max-w-3xl text-balance font-display text-lg leading-snug sm:col-start-2 sm:row-start-2 sm:text-2xl lg:text-4xl"
        >
          {firstSentence(book.description)}
        </span>
      </Link>
    </section>
  );
}

type NewsArticle = (typeof news)[number];

const files = import.meta.glob<string>('@bookstore/shop/pictures/news/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Keyed by file name, because the shop's folder may be anywhere. */
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** @returns addresses of the picture, 320 and 640 pixels wide */
export function newsPicture(name: string): { small: string | undefined; large: string | undefined } {
  return { small: addresses.get(`${name}-320.webp`), large: addresses.get(`${name}-640.webp`) };
}

const CARD = 'grid h-full grid-rows-[auto_1fr] gap-5 sm:max-md:grid-cols-[1fr_auto] sm:max-md:grid-rows-1';
const PICTURE = 'order-1 aspect-3/2 overflow-hidden rounded-card bg-paper-sunk sm:max-md:order-3 sm:max-md:w-56';

const items = news.map((article) => ({ id: article.id, content: <NewsCard article={article} /> }));

function NewsCarousel() {
  if (items.length === 0) return null;
  return <Carousel title={messages.news} items={items} maxSlides={2} />;
}

function NewsCard({ article }: { article: NewsArticle }) {
  const { small, large } = newsPicture(article.image);
  const tabIndex = useTabIndex();
  return (
    <article {...IN_SHOP_LANGUAGE} className={CARD}>
      <div className="order-2 grid h-fit gap-2">
        <h3 className="text-balance font-display text-xl leading-snug lg:text-2xl">{article.title}</h3>
        <p className="text-pretty text-ink-soft text-sm leading-relaxed lg:text-base lg:leading-relaxed">
          {article.description}
        </p>
        {article.link && (
          <Link
            to={article.link.to}
            tabIndex={tabIndex}
            className="flex min-h-11 w-fit items-center text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {article.link.label}
          </Link>
        )}
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
