import type { Order } from '@bookstore/contract/api/order';
import type { NewWithdrawal } from '@bookstore/contract/api/withdrawal';
import { formatCents } from '@bookstore/contract/format/money';
import { toOrderNumber } from '@bookstore/contract/ids';
import { isUnsold } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/withdrawals';
import { seller } from '@bookstore/shop/seller';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { getProblem } from '../../api/problem.ts';
import { useWithdrawMutation } from '../../api/withdrawalsApi.ts';
import { mailToShop } from '../../lib/contact.ts';
import { formatMoment } from '../../lib/format.ts';
import { unreturnedCents, withReturns } from '../../lib/returnedItems.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useAuth } from '../auth/context.ts';
import { useMyOrders } from '../orders/useMyOrders.ts';
import { WithdrawFieldset } from './WithdrawFieldset.tsx';
import { toNewWithdrawal, validateWithdrawal, type WithdrawFields } from './withdrawForm.ts';

/** All attempts share the key. */
interface Declared {
  withdrawal: NewWithdrawal;
  key: string;
}

export function WithdrawPage() {
  usePageMeta({ title: messages.withdraw, description: messages.pageDescription });
  const { currentUser } = useAuth();
  const uid = currentUser?.uid ?? null;
  const [visit, setVisit] = useState({ uid, count: 0 });
  // Typed text stays when the session is restored, and is cleared on logout.
  if (uid !== visit.uid) setVisit({ uid, count: visit.uid === null ? visit.count : visit.count + 1 });
  return <Withdraw key={visit.count} name={currentUser?.name ?? ''} email={currentUser?.email ?? ''} />;
}

function Withdraw({ name, email }: { name: string; email: string }) {
  const [params] = useSearchParams();
  const { currentData: orders = [] } = useMyOrders().query;
  const named = params.get('order') ?? '';
  const form = useForm<WithdrawFields>({
    defaultValues: { chosen: '', order: named, name, email, extent: 'all', items: [], lines: '' },
  });
  const { setValue, getValues } = form;
  useEffect(() => {
    if (getValues('name') === '') setValue('name', name);
    if (getValues('email') === '') setValue('email', email);
  }, [name, email, setValue, getValues]);
  const [declared, setDeclared] = useState<Declared>();
  const latest = useRef<Declared>(undefined);
  /** An unchanged withdrawal keeps its key, because an answer may have been lost. */
  const declare = (withdrawal: NewWithdrawal): Declared => {
    const isSame = JSON.stringify(latest.current?.withdrawal) === JSON.stringify(withdrawal);
    latest.current = { withdrawal, key: (isSame && latest.current?.key) || crypto.randomUUID() };
    return latest.current;
  };
  const [receivedAt, setReceivedAt] = useState<string>();
  const withdrawable = orders
    .filter((order) => !isUnsold(order) && order.status !== 'returned')
    .map(withoutReturned)
    .toSorted((a, b) => Number(isDelivered(b)) - Number(isDelivered(a)));
  const preselected = named ? withdrawable.find(({ _id }) => _id === named) : withdrawable[0];
  const isPreselected = useRef(false);
  useEffect(() => {
    if (isPreselected.current || !preselected || getValues('order') !== named) return;
    isPreselected.current = true;
    setValue('chosen', preselected._id);
    // Some customers registered without a name.
    if (getValues('name') === '') setValue('name', preselected.name);
  }, [preselected, named, setValue, getValues]);

  if (declared) {
    const contents = (
      <Contents
        withdrawal={declared.withdrawal}
        order={withdrawable.find(({ _id }) => _id === declared.withdrawal.order)}
      />
    );
    if (receivedAt !== undefined)
      return <Received email={declared.withdrawal.email} receivedAt={receivedAt} contents={contents} />;
    return (
      <Confirm
        declared={declared}
        contents={contents}
        onChange={() => setDeclared(undefined)}
        onReceived={setReceivedAt}
      />
    );
  }
  const goOn = form.handleSubmit((fields) => {
    const faults = Object.entries(validateWithdrawal(fields, withdrawable)) as [keyof WithdrawFields, string][];
    for (const [field, message] of faults) form.setError(field, { message }, { shouldFocus: field === faults[0]?.[0] });
    if (faults.length === 0) setDeclared(declare(toNewWithdrawal(fields, withdrawable)));
  });
  return (
    <Step heading={messages.withdraw}>
      <p className="text-ink-soft">{messages.pageIntro}</p>
      <Card>
        <form noValidate onSubmit={(event) => void goOn(event)} className="grid gap-8">
          <WithdrawFieldset form={form} orders={withdrawable} />
          <Button type="submit" className="sm:justify-self-start">
            {messages.continueLabel}
          </Button>
        </form>
      </Card>
      <Elsewhere />
    </Step>
  );
}

const isDelivered = ({ status }: Order) => status === 'delivered';

/** Returned books allow no withdrawal. */
const withoutReturned = (order: Order): Order => ({
  ...order,
  items: withReturns(order).filter(({ cameBack }) => !cameBack),
});

/** Focuses the heading, so that the step is announced. */
function Step({ heading, children }: { heading: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box} className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-10 sm:px-6 sm:py-14">
      <PageHeading>{heading}</PageHeading>
      {children}
    </div>
  );
}

const POST = [seller.name, ...seller.address].join(', ');

function Elsewhere() {
  const email = (
    <a key="email" href={mailToShop()} className="text-accent underline underline-offset-4">
      {seller.email}
    </a>
  );
  return <p className="wrap-anywhere text-ink-soft text-sm">{messages.elsewhere(email, POST)}</p>;
}

interface ContentsProps {
  withdrawal: NewWithdrawal;
  /** The customer's order, if it is known. */
  order: Order | undefined;
}

function Contents({ withdrawal, order }: ContentsProps) {
  const { name, email, items = [] } = withdrawal;
  const facts = [
    [messages.orderNumber, toOrderNumber(withdrawal.order)],
    [messages.what, items.length === 0 ? wholeOrderText(order) : items.join('\n')],
    [messages.fullName, name],
    [messages.emailAddress, email],
  ] as const;
  return (
    <dl className="grid gap-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Titles of the books that have not come back, and the refund. */
function wholeOrderText(order: Order | undefined): string {
  if (!order) return messages.wholeOrderLabel;
  return [messages.wholeOrderSum(formatCents(unreturnedCents(order))), ...order.items.map(({ title }) => title)].join(
    '\n',
  );
}

interface ConfirmProps {
  declared: Declared;
  contents: ReactNode;
  onChange: () => void;
  onReceived: (receivedAt: string) => void;
}

function Confirm({ declared, contents, onChange, onReceived }: ConfirmProps) {
  const [withdraw, { isLoading, error }] = useWithdrawMutation();
  const confirm = async () => {
    const { data } = await withdraw(declared);
    if (data) onReceived(data.receivedAt);
  };
  const problem = getProblem(error);
  return (
    <Step heading={messages.checkDetails}>
      <Card className="grid gap-6">
        <p className="font-medium">{messages.iWithdraw}</p>
        {contents}
        {error && (
          <Alert>
            {problem?.code === 'too-many-requests' ? problem.detail : messages.notSent}
            {problem?.code !== 'too-many-requests' && <Elsewhere />}
          </Alert>
        )}
        <div className="grid gap-3 sm:flex">
          <Button aria-disabled={isLoading || undefined} onClick={() => !isLoading && void confirm()}>
            {messages.confirmWithdrawal}
          </Button>
          <Button look="secondary" onClick={() => !isLoading && onChange()}>
            {messages.change}
          </Button>
        </div>
        <p role="status" className="text-ink-soft empty:hidden">
          {isLoading && messages.sending}
        </p>
      </Card>
    </Step>
  );
}

interface ReceivedProps {
  email: string;
  receivedAt: string;
  contents: ReactNode;
}

function Received({ email, receivedAt, contents }: ReceivedProps) {
  return (
    <Step heading={messages.thankYou}>
      <Card className="grid gap-6">
        <p>
          <time dateTime={receivedAt}>{messages.receivedOn(formatMoment(receivedAt))}</time>
        </p>
        {contents}
        <p className="text-ink-soft">
          {messages.receiptGoesTo(email)} {messages.returnInstructions}
        </p>
        <Button look="secondary" className="justify-self-start print:hidden" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </Card>
    </Step>
  );
}
