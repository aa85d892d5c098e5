import type { Invoice } from '@bookstore/contract/api/invoice';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatCents } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { isCounterSale, paymentName } from '@bookstore/contract/payment';
import * as facts from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/invoices';
import { shop } from '@bookstore/shop/shop';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import './invoice.css';

const formatName = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string => messages.numbered[kind](number);

export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { kind, lines, deliveryCents, wrapCents, cents } = invoice;
  return (
    <article className="invoice" aria-label={formatName(invoice)}>
      <header>
        <p>{shop.name}</p>
        <p>{kind === 'invoice' ? messages.invoice : messages.creditNote}</p>
      </header>
      <div className="parties">
        <Buyer buyer={invoice.buyer} />
        <Facts invoice={invoice} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.book}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(lines).map(({ key, title, isbn, cents: price }) => (
            <tr key={key}>
              <td>
                <bdi>{title}</bdi>
                {isbn && <small>ISBN {isbn}</small>}
              </td>
              <Amount cents={price} />
            </tr>
          ))}
          {deliveryCents !== 0 && <Row name={facts.delivery} cents={deliveryCents} />}
          {wrapCents !== 0 && <Row name={facts.giftWrap} cents={wrapCents} />}
        </tbody>
        <tfoot>
          <Row name={kind === 'invoice' ? messages.total : messages.creditTotal} cents={cents} />
        </tfoot>
      </table>
      {invoice.taxes.length > 0 && <Taxes taxes={invoice.taxes} />}
      <Seller seller={invoice.seller} />
    </article>
  );
}

/** Lines never move, and an order may contain a book twice. */
const keyed = (lines: Invoice['lines']) => lines.map((line, index) => ({ ...line, key: `${line._id} ${index}` }));

const Amount = ({ cents }: { cents: number }) => <td className="amount">{formatCents(cents)}</td>;

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Amount cents={cents} />
    </tr>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <span>
    <bdi>{children}</bdi>
  </span>
);

function Buyer({ buyer: { name, addressLines } }: Pick<Invoice, 'buyer'>) {
  return (
    <address aria-label={messages.paper.to}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Line>{addressLines.join('\n')}</Line>
    </address>
  );
}

function handedOver({ payment, pickup }: Invoice): string {
  if (isCounterSale({ payment })) return messages.paper.sold;
  return pickup ? messages.paper.collected : messages.paper.delivered;
}

function Facts({ invoice }: { invoice: Invoice }) {
  const { number, day, orderId, about, packedOn, deliveredOn, payment, pickup } = invoice;
  const { paper } = messages;
  const rows: [string, string | undefined][] = [
    [paper.number, number],
    [paper.date, formatDay(day)],
    [paper.about, about],
    [paper.order, shortId(orderId)],
    // An invoice issued with the parcel has the day of delivery.
    deliveredOn ? [handedOver(invoice), formatDay(deliveredOn)] : [paper.packed, packedOn && formatDay(packedOn)],
    [paper.payment, paymentName(payment, pickup)],
  ];
  return (
    <dl>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Taxes({ taxes }: Pick<Invoice, 'taxes'>) {
  return (
    <table className="taxes">
      <caption>{messages.taxes}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.rate}</th>
          <th scope="col">{messages.net}</th>
          <th scope="col">{messages.tax}</th>
          <th scope="col">{messages.gross}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, totalCents, taxCents }) => (
          <tr key={rate}>
            <th scope="row">{taxRateText(rate)}</th>
            <Amount cents={totalCents - taxCents} />
            <Amount cents={taxCents} />
            <Amount cents={totalCents} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Seller({ seller: { name, address, country, taxNumber, register } }: Pick<Invoice, 'seller'>) {
  const countryName = new Intl.DisplayNames(shop.languageTag, { type: 'region' }).of(country);
  return (
    <footer>
      <p>{[name, ...address, countryName].filter(Boolean).join(', ')}</p>
      {taxNumber && (
        <p>
          {facts.labelled(messages.paper.taxNumber)} {taxNumber}
        </p>
      )}
      {register && (
        <p>
          {facts.labelled(messages.paper.register)} {register}
        </p>
      )}
    </footer>
  );
}
