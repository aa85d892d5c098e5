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

const PART = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2';

export function OrderParts({ order }: { order: AdminOrder }) {
  const { splitFrom, splitInto = [], mergedInto } = order;
  const isMerged = mergedInto !== undefined;
  if (splitFrom === undefined && splitInto.length === 0) return null;
  return (
    <section aria-label={messages.parts} className="grid gap-3 rounded-control border border-line-strong px-4 py-3">
      <h3 className="font-display text-xl">{messages.parts}</h3>
      <ul className="grid gap-2">
        {splitFrom !== undefined && (
          <li className={PART}>
            <div>
              {isMerged ? messages.mergedInto : messages.splitFrom} <LinkToOrder id={splitFrom} />
              {!isMerged && <Reason order={order} />}
            </div>
            <Merge order={order} />
          </li>
        )}
        {splitInto.map((id) => (
          <SecondPart key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function SecondPart({ id }: { id: string }) {
  const { currentData: part } = useGetOrderQuery(id);
  const isMerged = part?.mergedInto !== undefined;
  return (
    <li className={PART}>
      <div>
        <span className="max-sm:block">{isMerged ? messages.merged : messages.splitInto}</span> <LinkToOrder id={id} />{' '}
        {part && <OrderBadge order={part} />}
        {part && <p className="empty:hidden">{waitingText(part)}</p>}
        {part && !isMerged && <Reason order={part} />}
      </div>
      {part && <Merge order={part} />}
    </li>
  );
}

function Reason({ order: { splitReason } }: { order: AdminOrder }) {
  if (!splitReason) return null;
  return (
    <p dir="auto" className="wrap-anywhere">
      {messages.splitReasonIs(splitReason)}
    </p>
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
    <Button
      look="secondary"
      className="max-sm:w-full"
      aria-label={messages.mergeOrder(shortId(id))}
      onClick={() => void merge()}
    >
      {messages.merge}
    </Button>
  );
}
