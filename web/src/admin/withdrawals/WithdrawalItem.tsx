import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { formatPublished } from '@bookstore/contract/format/bookFacts';
import { formatCents } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/withdrawals';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useGetWithdrawalsQuery, useSettleWithdrawalMutation } from '../../api/withdrawalsApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { mailTo } from '../../lib/contact.ts';
import { formatLongDate, formatMoment } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { showMessage } from '../../ui/messageDialog.tsx';
import { LIST_BUTTON, LIST_BUTTONS } from '../ui/listButton.ts';

/** @param isAtOrder whether the page already shows the order and its customer */
export function WithdrawalItem({ withdrawal, isAtOrder = false }: { withdrawal: Withdrawal; isAtOrder?: boolean }) {
  const { _id: id, receivedAt, name, email, items, orderId, isFromOther, settled, receipt, returnedAt } = withdrawal;
  const domainAt = email.lastIndexOf('@');
  const isToSettle = !settled && returnedAt !== undefined;
  const [settle] = useSettleWithdrawalMutation();
  const change = async () => {
    if ((await settle({ id, isSettled: !settled })).error) showMessage(messages.notChanged);
  };
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <Fact name={messages.received}>
          <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
        </Fact>
        {(!isAtOrder || isFromOther) && (
          <Fact name={messages.who}>
            <bdi>{name}</bdi>
            <br />
            <a href={mailTo(email)} className="underline underline-offset-4">
              {email.slice(0, domainAt)}
              <wbr />
              {email.slice(domainAt)}
            </a>
            {isFromOther && <span className="block font-semibold">{messages.isFromOther}</span>}
          </Fact>
        )}
        {!isAtOrder && (
          <Fact name={messages.order}>
            <WithdrawnOrder withdrawal={withdrawal} />
          </Fact>
        )}
        <Fact name={messages.what}>
          <span dir="auto" className="whitespace-pre-line">
            {items.length === 0 ? messages.wholeOrderLabel : items.join('\n')}
          </span>
        </Fact>
        {!settled && (
          <Fact name={messages.repayBy} isWide>
            <RefundDue withdrawal={withdrawal} />
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        {!settled && returnedAt && (
          <p className="font-medium max-sm:basis-full">{messages.booksReturned(formatLongDate(returnedAt))}</p>
        )}
        <p className="text-ink-soft text-sm empty:hidden max-sm:basis-full">
          {settled
            ? messages.settledBy(formatLongDate(settled.at), settled.by)
            : receipt && messages.receiptStates[receipt]}
        </p>
        <div className={LIST_BUTTONS}>
          {orderId !== undefined && !settled && !returnedAt && <TakeBooksBack orderId={orderId} items={items} />}
          <Button look={isToSettle ? 'primary' : 'secondary'} className={LIST_BUTTON} onClick={() => void change()}>
            {settled ? messages.reopen : messages.settle}
          </Button>
        </div>
      </div>
    </div>
  );
}

function RefundDue({ withdrawal: { repayBy, refundCents } }: { withdrawal: Withdrawal }) {
  return (
    <span className="flex flex-wrap gap-x-4 font-semibold">
      <time dateTime={repayBy}>{formatPublished(repayBy)}</time>
      {refundCents !== undefined && <span className="tabular-nums">{formatCents(refundCents)}</span>}
    </span>
  );
}

/** Only delivered orders have returns. */
function TakeBooksBack({ orderId, items }: { orderId: string; items: readonly string[] }) {
  const { pathname, state } = useLocation();
  const isHere = pathname === paths.adminOrder(orderId);
  return (
    <Link
      to={paths.adminOrder(orderId)}
      replace={isHere}
      preventScrollReset={isHere}
      state={{ ...(isHere && (state as object | null)), withdrawn: items }}
      className={buttonClass('primary', LIST_BUTTON)}
    >
      {messages.returnBooks}
    </Link>
  );
}

function WithdrawnOrder({ withdrawal: { order, orderId } }: { withdrawal: Withdrawal }) {
  if (orderId === undefined) {
    return (
      <>
        {order}
        <br />
        <span className="text-ink-soft text-sm">{messages.unknownOrder}</span>
      </>
    );
  }
  return (
    <Link to={paths.adminOrder(orderId)} className="font-mono underline underline-offset-4">
      {shortId(orderId)}
    </Link>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'max-sm:col-span-2' : undefined}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

export function OrderWithdrawals({ orderId }: { orderId: string }) {
  const { currentData } = useGetWithdrawalsQuery({ order: orderId }, { refetchOnMountOrArgChange: true });
  if (!currentData?.withdrawals.length) return null;
  const isOpen = currentData.withdrawals.some(({ settled, returnedAt }) => !settled && !returnedAt);
  return (
    <section
      aria-label={messages.ofThisOrder}
      className={classNames(
        'grid gap-4 rounded-control border px-4 py-3',
        isOpen ? 'border-danger bg-danger-soft' : 'border-line-strong bg-paper-sunk',
      )}
    >
      <h3 className="font-display text-xl">{messages.ofThisOrder}</h3>
      {currentData.withdrawals.map((withdrawal) => (
        // The declaration may name another part of a split order.
        <WithdrawalItem key={withdrawal._id} withdrawal={{ ...withdrawal, orderId }} isAtOrder />
      ))}
    </section>
  );
}
