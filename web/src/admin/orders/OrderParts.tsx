import type { AdminOrder } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import { Link } from 'react-router-dom';
import { useGetOrderQuery, useMergeOrderMutation } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { waitingText } from './waitingText.ts';

export function OrderParts({ order }: { order: AdminOrder }) {
  const { splitFrom, splitInto = [], splitReason, mergedInto } = order;
  const isMerged = mergedInto !== undefined;
  if (splitFrom === undefined && splitInto.length === 0) return null;
  return (
    <section aria-label={messages.parts} className="grid gap-3 rounded-control border border-line-strong px-4 py-3">
      <h3 className="font-display text-xl">{messages.parts}</h3>
      <ul className="grid gap-2">
        {splitFrom !== undefined && (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isMerged ? messages.mergedInto : messages.splitFrom} <LinkToOrder id={splitFrom} />
            <Merge order={order} />
          </li>
        )}
        {splitInto.map((id) => (
          <SecondPart key={id} id={id} />
        ))}
      </ul>
      {splitReason && !isMerged && (
        <p dir="auto" className="wrap-anywhere">
          {messages.splitReasonIs(splitReason)}
        </p>
      )}
    </section>
  );
}

function SecondPart({ id }: { id: string }) {
  const { currentData: part } = useGetOrderQuery(id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {part?.mergedInto === undefined ? messages.splitInto : messages.merged} <LinkToOrder id={id} />
      {part && <OrderBadge order={part} />}
      {part && waitingText(part)}
      {part && <Merge order={part} />}
    </li>
  );
}

function LinkToOrder({ id }: { id: string }) {
  return (
    <Link
      to={paths.adminOrder(id)}
      className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {messages.order(shortId(id))}
    </Link>
  );
}

/** @param order the second part */
function Merge({ order: { _id: id, version, mergeable } }: { order: AdminOrder }) {
  const [mergeOrder] = useMergeOrderMutation();
  const oneAtATime = useOneAtATime();
  if (!mergeable) return null;
  const merge = () =>
    oneAtATime(async () => {
      const { error } = await mergeOrder({ id, version });
      if (error) showMessage(getProblem(error)?.detail ?? messages.orderNotSaved);
      else focusPageHeading();
    });
  return (
    <Button look="secondary" aria-label={messages.mergeOrder(shortId(id))} onClick={() => void merge()}>
      {messages.merge}
    </Button>
  );
}
