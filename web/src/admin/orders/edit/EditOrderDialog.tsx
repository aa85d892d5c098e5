import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { Modal } from '../../../ui/Modal.tsx';
import { BooksForm } from './BooksForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { MessageForm } from './MessageForm.tsx';
import { NotesForm } from './NotesForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { SplitForm } from './SplitForm.tsx';
import { WaitingForm } from './WaitingForm.tsx';

export type OrderEdit = 'books' | 'delivery' | 'split' | 'waiting' | 'notes' | 'message' | 'returns';

const TITLES: Record<OrderEdit, string> = {
  books: messages.changeBooks,
  delivery: messages.changeDelivery,
  split: messages.splitOrder,
  waiting: messages.waitingUntil,
  notes: messages.trackingAndNote,
  message: messages.writeToCustomer,
  returns: messages.returnBooks,
};
const FORMS = {
  books: BooksForm,
  delivery: DeliveryForm,
  split: SplitForm,
  waiting: WaitingForm,
  notes: NotesForm,
  message: MessageForm,
  returns: ReturnForm,
};

interface Props {
  edit: OrderEdit;
  order: AdminOrder;
  withdrawn?: readonly string[] | undefined;
  onReturned: (payBack: string) => void;
  onClose: () => void;
}

/** Changes an order as it was at opening; the server detects conflicts on save. */
export function EditOrderDialog({ edit, order, withdrawn, onReturned, onClose }: Props) {
  const [seen] = useState(order);
  const Form = FORMS[edit];
  return (
    <Modal title={TITLES[edit]} onClose={onClose}>
      {(close) => <Form order={seen} withdrawn={withdrawn} onReturned={onReturned} close={close} />}
    </Modal>
  );
}
