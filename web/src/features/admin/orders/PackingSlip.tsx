import { formatPrice } from '@bookstore/contract/money';
import type { AdminOrder } from '@bookstore/contract/order';
import { createPortal } from 'react-dom';
import { formatMoment } from '../../../lib/formatMoment.ts';
import { shortId } from '../../../lib/shortId.ts';
import './packingSlip.css';

/** From so many lines on, the slip is set in columns: an order has at most a hundred, and all go on one page. */
const DENSITIES = [
  { upTo: 12, name: 'roomy' },
  { upTo: 52, name: 'close' },
  { upTo: Number.POSITIVE_INFINITY, name: 'dense' },
];

/** From so many characters on, the customer's lines take the whole width: each may have two hundred. */
const LONG_ADDRESS = 300;

/** What goes into the parcel. It stands beside the app, shows on paper only, and is all that is printed. */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { city, state, zipcode, country } = order.address;
  const density = DENSITIES.find(({ upTo }) => order.items.length <= upTo)?.name;
  const isLong = [order.name, zipcode, city, state, country, order.phone, order.email].join('').length > LONG_ADDRESS;
  const count = order.items.length === 1 ? '1 book' : `${order.items.length} books`;
  return createPortal(
    <section className="packing-slip" aria-label="Packing slip" data-density={density}>
      <header>
        <p>Book Store</p>
        <p>Packing slip</p>
      </header>
      <div className={isLong ? 'parties long' : 'parties'}>
        <address>
          <strong>{order.name}</strong>
          <span>
            {zipcode} {city}
          </span>
          <span>{state}</span>
          <span>{country}</span>
          <span>{order.phone}</span>
          <span>{order.email}</span>
        </address>
        <dl>
          <dt>Order</dt>
          <dd>{shortId(order._id)}</dd>
          <dt>Placed</dt>
          <dd>{formatMoment(order.createdAt)}</dd>
          <dt>Parcel</dt>
          <dd>{count}</dd>
          <dt>To collect in cash</dt>
          <dd>
            <strong>${order.totalPrice}</strong>
          </dd>
        </dl>
      </div>
      <ul>
        {order.items.map((item) => (
          <li key={item._id}>
            <i aria-hidden="true" />
            <span>{item.title}</span>
            <b>{formatPrice(item.price)}</b>
          </li>
        ))}
      </ul>
    </section>,
    document.body,
  );
}
