import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Gift } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { countOf, formatMoment } from '../../lib/format.ts';
import { OrderBarcode } from './OrderBarcode.tsx';
import './packingSlip.css';

/**
 * The layout by the number of books: an order has at most a hundred, and all of them fit on one page. A long address takes the room of
 * some of them.
 */
const DENSITIES = [
  { upTo: 8, ofLongAddress: 4, name: 'roomy' },
  { upTo: 52, ofLongAddress: 16, name: 'close' },
  { upTo: Number.POSITIVE_INFINITY, ofLongAddress: 0, name: 'dense' },
];

/** From this many characters on, the address takes the whole width: each of its lines may have two hundred. */
const LONG_ADDRESS = 300;

interface Props {
  order: AdminOrder;
  /** By their ids, as far as they are on sale and known by now: an order says neither author nor ISBN of what was sold. */
  books: ReadonlyMap<string, Book>;
}

/**
 * What goes into the parcel. It stands beside the app, shows on paper only, and is all that is printed. Of a gift it has the note and no
 * prices, and a label for the courier follows on a page of its own.
 */
export function PackingSlip({ order, books }: Props) {
  const { gift } = order.delivery ?? {};
  const isLong = (gift ? lengthOfNote(gift) : lengthOfAddress(order)) > LONG_ADDRESS;
  const density = DENSITIES.find(
    ({ upTo, ofLongAddress }) => order.items.length <= upTo - (isLong ? ofLongAddress : 0),
  )?.name;
  return createPortal(
    <>
      <section className="packing-slip" aria-label={messages.packingSlip} data-density={density}>
        <SlipHeader name={messages.packingSlip} order={order} />
        <div className={isLong ? 'parties long' : 'parties'}>
          {gift ? <blockquote dir="auto">{gift.note}</blockquote> : <SlipAddress order={order} />}
          <dl>
            <dt>{messages.orderLabel}</dt>
            <dd>{shortId(order._id)}</dd>
            <dt>{messages.placed}</dt>
            <dd>{formatMoment(order.createdAt)}</dd>
            <dt>{messages.parcel}</dt>
            <dd>{countOf(order.items.length, 'book')}</dd>
            {!gift && <SlipAmounts order={order} />}
          </dl>
        </div>
        <ul>
          {order.items.map((item) => (
            <li key={item._id}>
              <i aria-hidden="true" />
              <BookLine title={item.title} book={books.get(item._id)} />
              {!gift && <b>{formatPrice(item.price)}</b>}
            </li>
          ))}
        </ul>
      </section>
      {gift && <ParcelLabel order={order} />}
    </>,
    document.body,
  );
}

/** For the courier, on the outside of a gift: nobody on its way needs an e-mail address. */
function ParcelLabel({ order: wholeOrder }: { order: AdminOrder }) {
  const order = { ...wholeOrder, email: '' };
  return (
    <section className="packing-slip" aria-label={messages.parcelLabel} data-density="label">
      <SlipHeader name={messages.parcelLabel} order={order} />
      <div className={lengthOfAddress(order) > LONG_ADDRESS ? 'parties long' : 'parties'}>
        <SlipAddress order={order} />
        <dl>
          <dt>{messages.orderLabel}</dt>
          <dd>{shortId(order._id)}</dd>
          <SlipTotal order={order} />
        </dl>
      </div>
    </section>
  );
}

/** Who sends it, which is where it comes back to, and a barcode that finds the order. */
function SlipHeader({ name, order }: { name: string; order: AdminOrder }) {
  const sender = [...(seller.name === shop.name ? [] : [seller.name]), ...seller.address];
  return (
    <header>
      <div>
        <p>{shop.name}</p>
        <small>
          {messages.senderAndReturnAddress}: {sender.join(', ')}
          <br />
          {seller.phone}, {seller.email}
        </small>
      </div>
      <div>
        <p>{name}</p>
        <OrderBarcode text={shortId(order._id)} />
      </div>
    </header>
  );
}

function BookLine({ title, book }: { title: string; book: Book | undefined }) {
  return (
    <>
      <span>
        <bdi>{title}</bdi>
        {book?.author && (
          <small>
            <bdi>{book.author}</bdi>
          </small>
        )}
      </span>
      {book?.isbn && <code>{book.isbn}</code>}
    </>
  );
}

/** Text in any script, which begins where the others do: beside its box and below the name. */
const Line = ({ children }: { children: ReactNode }) => (
  <span>
    <bdi>{children}</bdi>
  </span>
);

function SlipAddress({ order: { name, phone, email, addressLines, delivery } }: { order: AdminOrder }) {
  return (
    <address>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {!delivery && <Line>{messages.noStreetKnown}</Line>}
      <Line>{addressLines.join('\n')}</Line>
      <span>{phone}</span>
      {email && <span>{email}</span>}
      {delivery?.note && (
        <em>
          <bdi>{delivery.note}</bdi>
        </em>
      )}
    </address>
  );
}

function SlipAmounts({ order }: { order: AdminOrder }) {
  const besides = [
    { name: facts.delivery, sum: order.deliveryCharge },
    { name: facts.giftWrap, sum: order.giftWrap },
  ];
  return (
    <>
      {besides.map(
        ({ name, sum }) =>
          sum && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{formatPrice(Number(sum))}</dd>
            </Fragment>
          ),
      )}
      <SlipTotal order={order} />
    </>
  );
}

function SlipTotal({ order: { payment, totalPrice } }: { order: AdminOrder }) {
  return (
    <>
      <dt>{messages.amountsToPay[payment.method]}</dt>
      <dd>
        <strong>{formatPrice(Number(totalPrice))}</strong>
      </dd>
    </>
  );
}

function lengthOfAddress({ name, phone, email, addressLines, delivery }: AdminOrder): number {
  return [name, phone, email, ...addressLines, delivery?.note].join('').length;
}

/** A line of its own is as much as a line of text. */
const lengthOfNote = ({ note = '' }: Gift) => note.length + 40 * (note.split('\n').length - 1);
