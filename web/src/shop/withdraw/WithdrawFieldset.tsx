import type { Order } from '@bookstore/contract/api/order';
import { formatCents } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { orderNumber } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/withdrawals';
import { isolate, list } from '@bookstore/messages/words';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../lib/format.ts';
import { unreturnedCents } from '../../lib/returnedItems.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { WithdrawFields } from './withdrawForm.ts';

interface Props {
  form: UseFormReturn<WithdrawFields>;
  /** Orders that allow withdrawal. */
  orders: readonly Order[];
}

export function WithdrawFieldset({ form, orders }: Props) {
  const { register, watch, formState } = form;
  const chosen = orders.find(({ _id }) => _id === watch('chosen'));
  const error = (name: keyof WithdrawFields) => formState.errors[name]?.message;
  return (
    <>
      {orders.length > 0 && (
        <FieldSet legend={messages.whichOrder}>
          {orders.map((order) => (
            <Radio key={order._id} value={order._id} label={<OrderName order={order} />} {...register('chosen')} />
          ))}
          <Radio value="" label={messages.anotherOrder} {...register('chosen')} />
          {chosen?.status === 'placed' && (
            <p className="text-ink-soft">
              {messages.notSentYet(
                <Link key="cancel" to={paths.orderAt(chosen._id)} className="text-accent underline underline-offset-4">
                  {messages.cancelInstead}
                </Link>,
              )}
            </p>
          )}
        </FieldSet>
      )}
      {!chosen && (
        <TextField
          label={messages.orderNumber}
          hint={messages.orderNumberHint}
          maxLength={LIMITS.withdrawalOrder}
          autoComplete="off"
          spellCheck={false}
          required
          error={error('order')}
          {...register('order')}
        />
      )}
      <FieldSet legend={messages.whatToReturn} error={error('items')}>
        <Radio value="all" label={messages.wholeOrderOption} {...register('extent')} />
        <Radio value="some" label={messages.onlySome} {...register('extent')} />
        {watch('extent') === 'some' && (
          <div className="grid gap-1 pt-2 pl-8">
            {chosen ? (
              chosen.items.map(({ _id, title }) => (
                <Checkbox key={_id} value={_id} label={<span dir="auto">{title}</span>} {...register('items')} />
              ))
            ) : (
              <TextArea label={messages.whichBooks} error={error('lines')} {...register('lines')} />
            )}
          </div>
        )}
      </FieldSet>
      <FieldSet legend={messages.yourDetails}>
        <div className="grid gap-5">
          <TextField
            label={messages.fullName}
            autoComplete="name"
            maxLength={LIMITS.name}
            required
            error={error('name')}
            {...register('name')}
          />
          <TextField
            label={messages.emailAddress}
            hint={messages.emailHint}
            type="email"
            autoComplete="email"
            maxLength={LIMITS.withdrawalEmail}
            required
            error={error('email')}
            {...register('email')}
          />
        </div>
      </FieldSet>
    </>
  );
}

function OrderName({ order }: { order: Order }) {
  const { _id, createdAt, items } = order;
  return (
    <span className="grid py-1">
      <span className="line-clamp-2">{list(items.map(({ title }) => isolate(title)))}</span>
      <span className="text-ink-soft text-sm">
        {orderNumber(shortId(_id))}, {formatLongDate(createdAt)}, {formatCents(unreturnedCents(order))}
      </span>
    </span>
  );
}

function FieldSet({ legend, error, children }: { legend: string; error?: string | undefined; children: ReactNode }) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-1">
      <legend className="pb-2 font-display text-xl">{legend}</legend>
      {children}
      {error && (
        <p id={errorId} role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
