import type { AdminOrder } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import { shop } from '@bookstore/shop/shop';
import { createPortal } from 'react-dom';
import { countOf, formatMoment } from '../../lib/format.ts';
import './packingSlip.css';

/** The layout by the number of lines: an order has at most a hundred, and all of them fit on one page. */
const DENSITIES = [
  { upTo: 12, name: 'roomy' },
  { upTo: 52, name: 'close' },
  { upTo: Number.POSITIVE_INFINITY, name: 'dense' },
];

/** From this many characters on, the address takes the whole width and the room of this many books: each of its lines may have two hundred. */
const LONG_ADDRESS = { characters: 300, books: 16 };

/** Replaces a street that was never given, or is no longer stored. */
export const NO_STREET = messages.noStreetKnown;

/** What goes into the parcel. It stands beside the app, shows on paper only, and is all that is printed. */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { city, state, zipcode, country } = order.address;
  const isLong = lengthOfAddress(order) > LONG_ADDRESS.characters;
  const lines = order.items.length + (isLong ? LONG_ADDRESS.books : 0);
  const density = DENSITIES.find(({ upTo }) => lines <= upTo)?.name;
  const count = countOf(order.items.length, 'book');
  return createPortal(
    <section className="packing-slip" aria-label={messages.packingSlip} data-density={density}>
      <header>
        <p>{shop.name}</p>
        <p>{messages.packingSlip}</p>
      </header>
      <div className={isLong ? 'parties long' : 'parties'}>
        <address>
          <strong dir="auto">{order.name}</strong>
          <span dir="auto">{order.delivery?.street ?? NO_STREET}</span>
          <span dir="auto">
            {zipcode} {city}
          </span>
          <span dir="auto">{state}</span>
          <span dir="auto">{country}</span>
          <span>{order.phone}</span>
          <span>{order.email}</span>
          {order.delivery?.note && <em dir="auto">{order.delivery.note}</em>}
        </address>
        <dl>
          <dt>{messages.orderLabel}</dt>
          <dd>{shortId(order._id)}</dd>
          <dt>{messages.placed}</dt>
          <dd>{formatMoment(order.createdAt)}</dd>
          <dt>{messages.parcel}</dt>
          <dd>{count}</dd>
          <dt>{messages.amountsToPay[order.payment.method]}</dt>
          <dd>
            <strong>{formatPrice(Number(order.totalPrice))}</strong>
          </dd>
        </dl>
      </div>
      <ul>
        {order.items.map((item) => (
          <li key={item._id}>
            <i aria-hidden="true" />
            <span dir="auto">{item.title}</span>
            <b>{formatPrice(item.price)}</b>
          </li>
        ))}
      </ul>
    </section>,
    document.body,
  );
}

function lengthOfAddress({ name, phone, email, address, delivery = { street: '' } }: AdminOrder): number {
  return [name, phone, email, ...Object.values(address), ...Object.values(delivery)].join('').length;
}
