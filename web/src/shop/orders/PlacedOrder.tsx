import type { Order } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/orders';
import { Card } from '../../ui/Card.tsx';
import { CheckBadge } from '../../ui/CheckBadge.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { OrderTimeline } from '../../ui/orderStatus/OrderTimeline.tsx';
import { giftFacts } from './giftFacts.ts';
import { OrderActions } from './OrderActions.tsx';
import { NextStepNote } from './OrderCard.tsx';
import { OrderLines } from './OrderLines.tsx';

export function PlacedOrder({ order, now }: { order: Order; now: Date }) {
  const { _id, name, email, addressLines, pickup } = order;
  return (
    <Card className="grid gap-6 border-accent">
      <div className="grid grid-cols-[auto_1fr] gap-x-4">
        <CheckBadge />
        <div className="grid gap-1">
          <h2 className="font-display text-2xl">{messages.thankYou(name)}</h2>
          <p className="wrap-anywhere text-ink-soft">{messages.receivedOrder(shortId(_id), email)}</p>
        </div>
      </div>
      <NextStepNote order={order} now={now} />
      <OrderTimeline order={order} />
      <OrderLines order={order} hasAllSums />
      <FactList
        facts={{
          [pickup ? messages.collectFrom : messages.facts.address]: [name, ...addressLines].join('\n'),
          ...giftFacts(order),
        }}
      />
      <OrderActions order={order} isNew />
    </Card>
  );
}
