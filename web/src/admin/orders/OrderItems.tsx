import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder } from '@bookstore/contract/api/order';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatCents, formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';
import { isolate } from '@bookstore/messages/words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate, formatMoment } from '../../lib/format.ts';
import { isPartlyReturned, unreturnedCents, withReturns } from '../../lib/returnedItems.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';

const formatAmount = (sum: string) => formatPrice(Number(sum));

interface Props {
  order: AdminOrder;
  /** Current books; books that are no longer on sale are absent. */
  books: ReadonlyMap<string, Book>;
  isLoading: boolean;
  actions?: ReactNode;
}

export function OrderItems({ order, books, isLoading, actions }: Props) {
  const heading = useId();
  const { deliveryCharge, giftWrap, totalPrice, returnedCents, returns = [], taxes = [] } = order;
  const titles = new Map(order.items.map(({ _id, title }) => [_id, title]));
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id={heading} className="font-display text-xl">
          {messages.books}
        </h3>
        <div className="-mx-3 flex flex-wrap">{actions}</div>
      </div>
      <table className="w-full text-left" aria-labelledby={heading}>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 font-medium">
              {messages.title}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {messages.price}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {withReturns(order).map(({ _id, copy, title, price, appears, cameBack }) => (
            <tr key={copy}>
              <td className="wrap-anywhere py-3 pr-4">
                <div className="flex flex-wrap gap-x-3 gap-y-1">
                  {isLoading ? (
                    <span className="aspect-2/3 w-10! shrink-0 self-start rounded-cover bg-paper-sunk" />
                  ) : (
                    <Cover
                      book={books.get(_id) ?? { title }}
                      alt=""
                      sizes="40px"
                      className="w-10! shrink-0 self-start print:hidden"
                    />
                  )}
                  <div className="min-w-0 flex-1 basis-32">
                    <Title title={title} book={books.get(_id)} />
                    <BookFacts book={books.get(_id)} isLoading={isLoading} />
                    <PublicationNote book={{ published: appears ?? '' }} />
                    {cameBack && (
                      <span className="text-ink-soft text-sm">{messages.returnedOn(formatLongDate(cameBack.at))}</span>
                    )}
                  </div>
                </div>
              </td>
              <td className="py-3 text-right align-top tabular-nums">{formatPrice(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-line-strong border-t">
          {deliveryCharge && <Amount name={facts.delivery}>{formatAmount(deliveryCharge)}</Amount>}
          {giftWrap && <Amount name={facts.giftWrap}>{formatAmount(giftWrap)}</Amount>}
          <Amount name={messages.total} isTotal>
            {formatAmount(totalPrice)}
          </Amount>
          {taxes.map(({ rate, tax }) => (
            <tr key={rate}>
              <td colSpan={2} className="pb-2 text-right text-ink-soft text-sm tabular-nums">
                {facts.includedTax(taxRateText(rate), formatAmount(tax))}
              </td>
            </tr>
          ))}
          {returnedCents !== undefined && <Amount name={facts.refund}>{formatCents(-returnedCents)}</Amount>}
          {isPartlyReturned(order) && (
            <Amount name={messages.remaining} isTotal>
              {formatCents(unreturnedCents(order))}
            </Amount>
          )}
        </tfoot>
      </table>
      {returns.length > 0 && (
        <ul aria-label={messages.returnedBooks} className="grid gap-2 border-line border-t pt-3 text-sm">
          {returns.map(({ at, by, items, restock, note }) => (
            <li key={at} className="wrap-anywhere">
              {messages.returnOf(formatMoment(at), by)}{' '}
              <bdi>{items.map((id) => isolate(titles.get(id) ?? id)).join(', ')}</bdi>
              {restock && <span className="block text-ink-soft">{messages.restocked}</span>}
              {note && (
                <span dir="auto" className="block whitespace-pre-line text-ink-soft">
                  {note}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Title({ title, book }: { title: string; book: Book | undefined }) {
  if (!book)
    return (
      <span dir="auto" className="block">
        {title}
      </span>
    );
  return (
    <Link
      to={paths.editBook(book._id)}
      dir="auto"
      className="block underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {title}
    </Link>
  );
}

function BookFacts({ book, isLoading }: { book: Book | undefined; isLoading: boolean }) {
  const facts = [book?.author, book?.isbn].filter(Boolean).join(', ');
  if (!facts && !isLoading) return null;
  return (
    <span dir="auto" className="block min-h-6 text-ink-soft text-sm tabular-nums">
      {facts}
    </span>
  );
}

function Amount({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: string }) {
  return (
    <tr className={isTotal ? 'font-semibold' : ''}>
      <th scope="row" className={isTotal ? 'py-3' : 'py-2 font-normal'}>
        {name}
      </th>
      <td className="py-2 text-right tabular-nums">{children}</td>
    </tr>
  );
}
