import * as messages from '@bookstore/messages/checkout';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Modal, useHeldDialog } from '../../ui/Modal.tsx';
import type { CurrentUser } from '../auth/currentUser.ts';
import { selectCartItems } from '../cart/cartSlice.ts';
import { Removals } from '../cart/Removals.tsx';
import { useRemovals } from '../cart/useRemovals.ts';
import { GuaranteeNotice } from '../legal/GuaranteeNotice.tsx';
import type { CheckoutFields } from './draft.ts';
import { OrderFailureNotice } from './OrderFailureNotice.tsx';
import { OrderBooks, OrderFigures, OrderPromises } from './OrderFigures.tsx';
import { OrderForm } from './OrderForm.tsx';
import { SendingNote } from './SendingNote.tsx';
import { shownTotals } from './shownTotals.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

interface Props {
  user: CurrentUser;
  fields: CheckoutFields;
  addressLines: readonly string[];
  onClose: () => void;
}

export function QuickOrderDialog({ onClose, ...order }: Props) {
  return (
    <Modal title={messages.quickOrder} startsAtTitle onClose={onClose}>
      {(close) => <Panel {...order} close={close} />}
    </Modal>
  );
}

function Panel({ user, fields, addressLines, close }: Omit<Props, 'onClose'> & { close: () => void }) {
  const order = usePlaceOrder(user.uid);
  const { form, isSending, failure } = order;
  const box = useHeldDialog<HTMLDivElement>(isSending);
  const totals = shownTotals(useSelector(selectCartItems), fields, order.quoted);
  const { removals, removeAll, undo } = useRemovals();
  const focusForm = () => form.current?.querySelector('input')?.focus();
  return (
    <>
      {isSending && <SendingNote isTryingAgain={order.isTryingAgain} />}
      <div ref={box} aria-busy={isSending} className={classNames('grid gap-5', isSending && 'opacity-50')}>
        {failure && (
          <OrderFailureNotice
            failure={failure}
            order={order}
            totalCents={totals.totalCents}
            onRemove={removeAll}
            onRemoved={focusForm}
          />
        )}
        <Removals removals={removals} onUndo={undo} />
        <FactList
          facts={{
            [messages.fullName]: fields.name,
            [messages.phoneNumber]: fields.phone,
            [messages.deliveryAddress]: addressLines.join('\n'),
          }}
        />
        <OrderBooks />
        <div className="border-line border-t pt-4">
          <OrderFigures totals={totals} />
        </div>
        <OrderPromises choice={fields} />
        <GuaranteeNotice className="max-w-sm" />
        <OrderForm
          ref={form}
          label={messages.quickOrder}
          totals={totals}
          isSending={isSending}
          onSubmit={() => void order.placeOrder(fields, user.email ?? '')}
          after={
            <div className="flex flex-wrap gap-3">
              <Button look="secondary" onClick={() => !isSending && close()}>
                {messages.backToCart}
              </Button>
              <Link to={paths.checkout} className={buttonClass('quiet')}>
                {messages.editDetails}
              </Link>
            </div>
          }
        />
      </div>
    </>
  );
}
