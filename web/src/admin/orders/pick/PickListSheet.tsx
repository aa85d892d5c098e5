import { publicationText } from '@bookstore/contract/announced';
import * as messages from '@bookstore/messages/pickList';
import { shop } from '@bookstore/shop/shop';
import { createPortal } from 'react-dom';
import { formatMoment } from '../../../lib/format.ts';
import '../packingSlip.css';
import type { PickLine } from './pickList.ts';
import './pickList.css';

interface Props {
  lines: readonly PickLine[];
  summary: string;
}

/** The list is visible in print only. */
export function PickListSheet({ lines, summary }: Props) {
  return createPortal(
    <section className="packing-slip pick-list" aria-label={messages.pickList}>
      <header>
        <div>
          <p>{shop.name}</p>
          <small>{summary}</small>
        </div>
        <div>
          <p>{messages.pickList}</p>
          <small>{formatMoment(new Date().toISOString())}</small>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" className="count">
              {messages.copies}
            </th>
            <th scope="col">{messages.book}</th>
            <th scope="col" className="isbn">
              {messages.isbn}
            </th>
            <th scope="col" className="orders">
              {messages.orders}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, author, isbn, appears, orders }) => (
            <tr key={id}>
              <td>
                <i aria-hidden="true" />
              </td>
              <td className="count">{orders.length}</td>
              <th scope="row">
                <bdi>{title}</bdi>
                {author && (
                  <small>
                    <bdi>{author}</bdi>
                  </small>
                )}
                {appears && <small>{publicationText(appears)}</small>}
              </th>
              <td className="isbn">{isbn}</td>
              <td className="orders">{orders.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
