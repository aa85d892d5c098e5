import type { AdminOrder, Gift } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';
import { shop } from '@bookstore/shop/shop';
import { Fragment, type ReactNode } from 'react';
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

/**
 * What goes into the parcel. It stands beside the app, shows on paper only, and is all that is printed. Of a gift it has the note and no
 * prices, and a label for the courier follows on a page of its own.
 */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { gift } = order.delivery ?? {};
  const isLong = (gift ? lengthOfNote(gift) : lengthOfAddress(order)) > LONG_ADDRESS.characters;
  const lines = order.items.length + (isLong ? LONG_ADDRESS.books : 0);
  const density = DENSITIES.find(({ upTo }) => lines <= upTo)?.name;
  return createPortal(
    <>
      <section className="packing-slip" aria-label={messages.packingSlip} data-density={density}>
        <SlipHeader name={messages.packingSlip} />
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
              <Line>{item.title}</Line>
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

/** For the courier, on the outside of a gift. */
function ParcelLabel({ order }: { order: AdminOrder }) {
  return (
    <section className="packing-slip" aria-label={messages.parcelLabel} data-density="label">
      <SlipHeader name={messages.parcelLabel} />
      <div className={lengthOfAddress(order) > LONG_ADDRESS.characters ? 'parties long' : 'parties'}>
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

function SlipHeader({ name }: { name: string }) {
  return (
    <header>
      <p>{shop.name}</p>
      <p>{name}</p>
    </header>
  );
}

/** Text in any script, which begins where the others do: beside its box and below the name. */
const Line = ({ children }: { children: ReactNode }) => (
  <span>
    <bdi>{children}</bdi>
  </span>
);

function SlipAddress({ order: { name, phone, email, address, delivery } }: { order: AdminOrder }) {
  const { city, state, zipcode, country } = address;
  return (
    <address>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Line>{delivery?.street ?? NO_STREET}</Line>
      <Line>
        {zipcode} {city}
      </Line>
      <Line>{state}</Line>
      <Line>{country}</Line>
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

function lengthOfAddress({ name, phone, email, address, delivery }: AdminOrder): number {
  const { street = '', note = '' } = delivery ?? {};
  return [name, phone, email, ...Object.values(address), street, note].join('').length;
}

/** A line of its own is as much as a line of text. */
const lengthOfNote = ({ note = '' }: Gift) => note.length + 40 * (note.split('\n').length - 1);
