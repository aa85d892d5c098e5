import type { Order } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/checkout';
import { isolate } from '@bookstore/messages/words';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import { useGetCustomerOrdersQuery } from '../../api/customerOrdersApi.ts';
import { formatLongDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FactList } from '../../ui/FactList.tsx';

interface Props {
  /** The order with the same key; null if unknown. */
  order: Order | null;
  isSameBooks: boolean;
  onKeep: (order: Order) => void;
  onOrderAgain: () => void;
}

/** Offers the next steps when an earlier attempt succeeded with other details or books. */
export function ExistingOrderNotice({ order: answered, isSameBooks, onKeep, onOrderAgain }: Props) {
  const order = useOrderWithStreet(answered);
  const orderAgain = (
    <Button look="secondary" onClick={onOrderAgain}>
      {messages.placeAsNewOrder}
    </Button>
  );
  if (!order) {
    return (
      <div className="grid gap-4">
        <p>
          {messages.earlierOrderLink(
            <Link key="link" to={paths.orders} className="font-medium underline underline-offset-4">
              {messages.yourOrders}
            </Link>,
          )}
        </p>
        <div>{orderAgain}</div>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-medium">{isSameBooks ? messages.earlierOrderFound : messages.earlierOrderPlaced}</p>
        <p>{messages.earlierOrderUnchanged}</p>
      </div>
      <FactList facts={toFacts(order)} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onKeep(order)}>{messages.keepEarlierOrder}</Button>
        {orderAgain}
      </div>
    </div>
  );
}

/** Answers to orders leave out the street, which the list has. */
function useOrderWithStreet(order: Order | null): Order | null {
  const { currentData } = useGetCustomerOrdersQuery(order?.email ?? skipToken);
  return currentData?.find(({ _id }) => _id === order?._id) ?? order;
}

function toFacts({ _id, createdAt, name, phone, addressLines, items, totalPrice }: Order): Record<string, string> {
  const named = messages.orderFacts;
  return {
    [named.order]: `${shortId(_id)}, ${formatLongDate(createdAt)}`,
    [named.address]: addressLines.join('\n'),
    [named.name]: name,
    [named.phone]: phone,
    [named.books]: items.map(({ title }) => isolate(title)).join(', '),
    [named.total]: formatPrice(Number(totalPrice)),
  };
}
