import type { Today } from '@bookstore/contract/api/admin';
import { formatDollars } from '@bookstore/contract/format/money';
import { COLLECTION_DAYS, LIMITS } from '@bookstore/contract/limits';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboard';
import { pickList } from '@bookstore/messages/pickList';
import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetTodayQuery } from '../../api/adminTodayApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { countText, formatLongDate, formatMoment } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { useAdminInterval } from '../ui/useAdminInterval.ts';

/** Each request costs about ten reads. */
const POLL_INTERVAL_MS = 5 * 60_000;

const PickListDialog = lazy(() =>
  import('../orders/pick/PickListDialog.tsx').then(({ PickListDialog }) => ({ default: PickListDialog })),
);

const { adminOrders, manageBooks, withdrawals } = paths;

export function TodaySection() {
  const query = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, refetch } = query;
  useAdminInterval(() => void refetch(), POLL_INTERVAL_MS);
  const failure = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert">{messages.todayNotLoaded}</p>
      <Button look="secondary" onClick={() => void refetch()}>
        {common.tryAgain}
      </Button>
    </div>
  );
  return (
    <Card>
      <section aria-labelledby="today" aria-busy={isFetching}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
          <h2 id="today" className="font-display text-xl">
            {messages.today}
          </h2>
          <p className="text-ink-soft text-sm">{data && formatLongDate(`${data.day}T12:00`)}</p>
        </div>
        <QueryResult query={query} loading={<Tasks today={undefined} />} failure={failure}>
          {(today) => (
            <>
              <Overdue overdue={today.overdue} />
              <Tasks today={today} />
              <OrdersOfToday orders={today.orders} />
            </>
          )}
        </QueryResult>
      </section>
    </Card>
  );
}

interface Task {
  label: string;
  to: string;
  value: string;
  isOpen: boolean;
  isBad?: boolean;
  hint?: ReactNode;
}

const formatCount = (number: number | undefined) => (number === undefined ? '–' : countText(number));

const counted = (label: string, to: string, number: number | undefined): Task => ({
  label,
  to,
  value: formatCount(number),
  isOpen: number !== undefined && number > 0,
});

/** Most urgent first. */
function toTasks(today: Today | undefined, onPickList: () => void): Task[] {
  const failed = today?.failedMails;
  const rare = [
    counted(messages.dueOrders, `${adminOrders}?status=due`, today?.waiting.due),
    {
      ...counted(messages.withoutStreet, `${adminOrders}?status=no-street`, today?.withoutStreet),
      isBad: true,
    },
    {
      ...counted(messages.uncollected, `${adminOrders}?status=packed&sort=oldest`, today?.uncollected),
      hint: messages.uncollectedHint(COLLECTION_DAYS),
    },
  ];
  return [
    {
      ...counted(messages.ordersToPack, `${adminOrders}?status=placed&sort=oldest`, today?.toPack.count),
      hint: today && <ToPackHint today={today} onPickList={onPickList} />,
    },
    ...rare.filter(({ isOpen }) => isOpen),
    {
      ...counted(messages.openWithdrawals, `${withdrawals}?show=open`, today?.withdrawals),
      hint: failed && failed.withdrawals > 0 && (
        <span className="text-danger">
          {messages.failedEmailsOf(failed.withdrawals, countText(failed.withdrawals))}
        </span>
      ),
    },
    ...(!today || failed
      ? [
          {
            ...counted(messages.failedEmails, `${adminOrders}?status=mail-failed`, failed?.orders),
            ...(failed && failed.orders >= LIMITS.failedMails && { value: `${LIMITS.failedMails}+` }),
            isBad: true,
          },
        ]
      : []),
    {
      ...counted(messages.cashOwed, `${adminOrders}?status=cash-due&sort=oldest`, today?.cashToCome.count),
      value: today ? formatDollars(today.cashToCome.sum) : '–',
      hint: today && messages.ofDeliveredOrders(today.cashToCome.count, countText(today.cashToCome.count)),
    },
    {
      ...counted(messages.soldOut, `${manageBooks}?show=sold-out`, today?.books.soldOut),
      hint: today && today.books.low > 0 && (
        <HintLink to={`${manageBooks}?show=low`}>
          {messages.runningLow(today.books.low, countText(today.books.low))}
        </HintLink>
      ),
    },
  ];
}

const HINT_LINK = 'relative flex min-h-6 w-fit items-center underline underline-offset-4 max-sm:min-h-11';

function ToPackHint({ today: { toPack, waiting }, onPickList }: { today: Today; onPickList: () => void }) {
  return (
    <>
      {toPack.oldest ? messages.oldestSince(formatMoment(toPack.oldest)) : messages.allOrdersPacked}
      {toPack.count > 0 && (
        <button type="button" className={`${HINT_LINK} cursor-pointer`} onClick={onPickList}>
          {pickList}
        </button>
      )}
      {waiting.count > 0 && (
        <HintLink to={`${adminOrders}?status=waiting`}>{messages.waitingOrders(countText(waiting.count))}</HintLink>
      )}
    </>
  );
}

/** Reserves the room while loading. */
function Tasks({ today }: { today: Today | undefined }) {
  const [isPicking, setIsPicking] = useState(false);
  const tasks = toTasks(today, () => setIsPicking(true));
  const sorted = [...tasks.filter(({ isOpen }) => isOpen), ...tasks.filter(({ isOpen }) => !isOpen)];
  return (
    <>
      <ul aria-label={messages.today} className="grid gap-x-10 sm:grid-cols-2">
        {sorted.map((task) => (
          <TaskRow key={task.label} task={task} />
        ))}
      </ul>
      {isPicking && (
        <LazyDialog onClose={() => setIsPicking(false)}>
          <PickListDialog onClose={() => setIsPicking(false)} />
        </LazyDialog>
      )}
    </>
  );
}

function TaskRow({ task: { label, to, value, isOpen, isBad = false, hint } }: { task: Task }) {
  return (
    <li className="relative flex min-h-14 flex-wrap items-center gap-3 border-line border-t py-2">
      <div className="min-w-0 flex-1 basis-36">
        <Link
          to={to}
          className={classNames(
            'hyphens-auto underline-offset-4 after:absolute after:inset-0 hover:underline',
            isOpen ? 'font-medium' : 'text-ink-soft',
          )}
        >
          {label}
        </Link>
        {hint && <div className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">{hint}</div>}
      </div>
      <span
        className={classNames(
          'ml-auto font-display text-xl tabular-nums',
          !isOpen && 'text-ink-soft',
          isOpen && (isBad ? 'text-danger' : 'text-accent'),
        )}
      >
        {value}
      </span>
      <span className="text-ink-soft">
        <Icon name="next" size={16} />
      </span>
    </li>
  );
}

function OrdersOfToday({ orders: { count, unsold, takings } }: Pick<Today, 'orders'>) {
  return (
    <p className="relative flex flex-wrap items-baseline gap-x-3 border-line border-t pt-4">
      <span className="font-display text-xl tabular-nums">{countText(count - unsold)}</span>
      <Link
        to={`${adminOrders}?day=today`}
        className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
      >
        {messages.ordersToday}
      </Link>
      <span className="text-ink-soft text-sm">
        {messages.orderValue(formatDollars(takings))}
        {unsold > 0 && `, ${messages.moreCancelledOrRefused(countText(unsold))}`}
      </span>
    </p>
  );
}

function Overdue({ overdue: { mails, tasks } }: Pick<Today, 'overdue'>) {
  if (mails + tasks === 0) return null;
  return (
    <p role="status" className="pb-4 text-danger">
      {mails > 0 && messages.overdueEmails(mails, countText(mails))}{' '}
      {tasks > 0 && messages.overdueTasks(tasks, countText(tasks))}
    </p>
  );
}

function HintLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={HINT_LINK}>
      {children}
    </Link>
  );
}
