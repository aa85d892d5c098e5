import type { Book } from '@bookstore/contract/api/book';
import type { AdminOrder, Gift } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { isCounterSale } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { countOf, formatMoment } from '../../lib/format.ts';
import { customerName } from './customerName.ts';
import { OrderBarcode } from './OrderBarcode.tsx';
import './packingSlip.css';

/** Densities by number of books, so that 100 books and a long address fit on one page. */
const DENSITIES = [
  { upTo: 8, ofLongAddress: 4, name: 'roomy' },
  { upTo: 52, ofLongAddress: 16, name: 'close' },
  { upTo: Number.POSITIVE_INFINITY, ofLongAddress: 0, name: 'dense' },
];

/** In characters. Longer addresses get the full width: each of their lines may have 200 characters. */
const LONG_ADDRESS = 300;

interface Props {
  order: AdminOrder;
  /** Books by id. Orders store neither author nor ISBN, so only books on sale have them. */
  books: ReadonlyMap<string, Book>;
}

/** The slip is visible in print only. Gifts show the note but no prices, and get a separate label. */
export function PackingSlip({ order, books }: Props) {
  const { gift } = order.delivery ?? {};
  const isLong = (gift ? measureNote(gift) : measureAddress(order)) > LONG_ADDRESS;
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

/** A gift's outer label omits the email address. */
function ParcelLabel({ order: wholeOrder }: { order: AdminOrder }) {
  const order = { ...wholeOrder, email: '' };
  return (
    <section className="packing-slip" aria-label={messages.parcelLabel} data-density="label">
      <SlipHeader name={messages.parcelLabel} order={order} />
      <div className={measureAddress(order) > LONG_ADDRESS ? 'parties long' : 'parties'}>
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

/** Text in any script starts at the same edge. */
const Line = ({ children }: { children: ReactNode }) => (
  <span>
    <bdi>{children}</bdi>
  </span>
);

function SlipAddress({ order }: { order: AdminOrder }) {
  const { phone, email, addressLines, delivery } = order;
  return (
    <address>
      <strong>
        <bdi>{customerName(order)}</bdi>
      </strong>
      {order.pickup && <Line>{messages.forCollection}</Line>}
      {!delivery && !isCounterSale(order) && !order.pickup && <Line>{messages.noStreetKnown}</Line>}
      {!order.pickup && <Line>{addressLines.join('\n')}</Line>}
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

function measureAddress({ name, phone, email, addressLines, delivery }: AdminOrder): number {
  return [name, phone, email, ...addressLines, delivery?.note].join('').length;
}

/** A line break takes as much room as 40 characters. */
const measureNote = ({ note = '' }: Gift) => note.length + 40 * (note.split('\n').length - 1);
