import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { delivery } from '@bookstore/shop/delivery';
import { useDeferredValue } from 'react';
import { isWhole } from '../../api/cachedBooks.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { BookFacts } from './BookFacts.tsx';
import { BookJsonLd } from './BookJsonLd.tsx';
import { BuyBox } from './BuyBox.tsx';
import { TitlePanel } from './TitlePanel.tsx';

/**
 * Below the title a column with the price and the button beside the text, in sight while one reads: on a large screen it begins on
 * the title's panel. On a phone its first part is a row at the foot of the screen, which comes to rest at the end of the text, and
 * what is promised comes first, the facts last. Of a book of which only the title is known, the rest comes a little later.
 * @param isDrawnInTap shows title and cover a frame before the rest. What is below moves then, which only a tap excuses.
 */
export function BookDetail({ book, isDrawnInTap }: { book: Book | BookTitle; isDrawnInTap: boolean }) {
  const isRestDrawn = useDeferredValue(true, isDrawnInTap ? false : undefined);
  const whole = isRestDrawn && isWhole(book) ? book : null;
  return (
    <article className="flex flex-col gap-8 md:grid md:grid-cols-[1fr_18rem] md:gap-10 wide:grid-cols-[1fr_26rem]">
      {whole && <BookJsonLd book={whole} />}
      <TitlePanel book={book} />
      <div className="max-md:contents md:sticky md:top-28 md:col-start-2 md:row-start-2 md:grid md:h-fit md:gap-6 md:rounded-card md:border md:border-line md:bg-paper-raised md:p-6 md:shadow-card wide:row-span-2 wide:row-start-1 wide:mt-14 wide:mr-14">
        <BuyBox book={book} />
        <p {...IN_SHOP_LANGUAGE} className="text-ink-soft text-sm max-md:text-center">
          {delivery.time}. {delivery.promise}.
        </p>
        {whole && <BookFacts book={whole} />}
      </div>
      {whole && <Description book={whole} />}
    </article>
  );
}

function Description({ book }: { book: Book }) {
  return (
    <div className="grid h-fit gap-2 lg:px-14">
      <h2 className="font-display text-xl">Description</h2>
      <p
        dir="auto"
        lang={book.language}
        className="wrap-anywhere max-w-prose whitespace-pre-line text-ink-soft leading-relaxed"
      >
        {book.description}
      </p>
    </div>
  );
}
