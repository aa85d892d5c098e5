import type { Today } from '@bookstore/contract/api/admin';
import { formatDollars } from '@bookstore/contract/format/money';
import { COLLECTION_DAYS, LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboard';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetTodayQuery } from '../../api/adminTodayApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { countText, formatLongDate, formatMoment } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { useAdminInterval } from '../ui/useAdminInterval.ts';

/** Each request costs about ten reads. */
const POLL_INTERVAL_MS = 5 * 60_000;

const { adminOrders, manageBooks, withdrawals } = paths;

export function TodaySection() {
  const query = useGetTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, refetch } = query;
  useAdminInterval(() => void refetch(), POLL_INTERVAL_MS);
  const failure = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert">{messages.todayNotLoaded}</p>
      <Button look="secondary" onClick={() => void refetch()}>
        {messages.tryAgain}
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
        <QueryResult query={query} loading={<Figures today={undefined} />} failure={failure}>
          {(today) => (
            <>
              <Overdue overdue={today.overdue} />
              <Figures today={today} />
            </>
          )}
        </QueryResult>
      </section>
    </Card>
  );
}

/** Reserves the room while loading. */
function Figures({ today }: { today: Today | undefined }) {
  const { oldest } = today?.toPack ?? {};
  const failed = today?.failedMails;
  return (
    <ul aria-label={messages.today} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <Figure
        label={messages.ordersToPack}
        to={`${adminOrders}?status=placed&sort=oldest`}
        value={count(today?.toPack.count)}
      >
        {oldest ? messages.oldestSince(formatMoment(oldest)) : today && messages.allOrdersPacked}
        {today !== undefined && today.waiting.due > 0 && (
          <FigureLink to={`${adminOrders}?status=due`}>{messages.dueOrders(countText(today.waiting.due))}</FigureLink>
        )}
        {today !== undefined && today.waiting.count > 0 && (
          <FigureLink to={`${adminOrders}?status=waiting`}>
            {messages.waitingOrders(countText(today.waiting.count))}
          </FigureLink>
        )}
        {today !== undefined && today.withoutStreet > 0 && (
          <Link
            to={`${adminOrders}?status=no-street`}
            className="relative block min-h-6 text-danger underline underline-offset-4"
          >
            {messages.withoutStreet(countText(today.withoutStreet))}
          </Link>
        )}
      </Figure>
      <Figure label={messages.ordersToday} to={`${adminOrders}?day=today`} value={count(today?.orders.count)}>
        {today && messages.orderValue(formatDollars(today.orders.takings))}
        {today !== undefined && today.orders.unsold > 0 && (
          <span className="block">{messages.cancelledOrRefused(countText(today.orders.unsold))}</span>
        )}
      </Figure>
      <Figure
        label={messages.cashOwed}
        to={`${adminOrders}?status=cash-due&sort=oldest`}
        value={today ? formatDollars(today.cashToCome.sum) : '–'}
      >
        {today && messages.ofDeliveredOrders(today.cashToCome.count, countText(today.cashToCome.count))}
      </Figure>
      {today !== undefined && today.uncollected > 0 && (
        <Figure
          label={messages.uncollected}
          to={`${adminOrders}?status=packed&sort=oldest`}
          value={count(today.uncollected)}
        >
          {messages.uncollectedHint(COLLECTION_DAYS)}
        </Figure>
      )}
      <Figure label={messages.soldOut} to={`${manageBooks}?show=sold-out`} value={count(today?.books.soldOut)}>
        {today && (
          <Link
            to={`${manageBooks}?show=low`}
            className="relative inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {messages.runningLow(today.books.low, countText(today.books.low))}
          </Link>
        )}
      </Figure>
      {(!today || failed) && (
        <Figure
          label={messages.failedEmails}
          to={`${adminOrders}?status=mail-failed`}
          value={failed && failed.orders >= LIMITS.failedMails ? `${LIMITS.failedMails}+` : count(failed?.orders)}
          isBad={(failed?.orders ?? 0) > 0}
        />
      )}
      <Figure label={messages.openWithdrawals} to={`${withdrawals}?show=open`} value={count(today?.withdrawals)}>
        {failed && failed.withdrawals > 0 && (
          <span className="text-danger">
            {messages.failedEmailsOf(failed.withdrawals, countText(failed.withdrawals))}
          </span>
        )}
      </Figure>
    </ul>
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

function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="relative block min-h-6 underline underline-offset-4">
      {children}
    </Link>
  );
}

const count = (number: number | undefined) => (number === undefined ? '–' : countText(number));

interface FigureProps {
  label: string;
  to: string;
  value: string;
  isBad?: boolean;
  children?: ReactNode;
}

function Figure({ label, to, value, isBad = false, children }: FigureProps) {
  return (
    <li className="relative flex min-h-28 flex-col rounded-control border border-line p-3 transition-colors hover:border-accent sm:p-4">
      <span className={classNames('font-display text-2xl tabular-nums', isBad && 'text-danger')}>{value}</span>
      <Link
        to={to}
        className="hyphens-auto underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:rounded-control hover:decoration-current"
      >
        {label}
      </Link>
      {children && <span className="pt-1 text-ink-soft text-sm">{children}</span>}
    </li>
  );
}
