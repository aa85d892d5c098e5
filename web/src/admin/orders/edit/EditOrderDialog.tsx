import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { Modal } from '../../../ui/Modal.tsx';
import { BooksForm } from './BooksForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { NotesForm } from './NotesForm.tsx';

export type OrderEdit = 'books' | 'delivery' | 'notes';

const TITLES: Record<OrderEdit, string> = {
  books: messages.changeBooks,
  delivery: messages.changeDelivery,
  notes: messages.trackingAndNote,
};
const FORMS = { books: BooksForm, delivery: DeliveryForm, notes: NotesForm };

interface Props {
  edit: OrderEdit;
  order: AdminOrder;
  onClose: () => void;
}

/** Changes an order as it was when the dialog was opened: what becomes of it meanwhile, saving tells. */
export function EditOrderDialog({ edit, order, onClose }: Props) {
  const [seen] = useState(order);
  const Form = FORMS[edit];
  return (
    <Modal title={TITLES[edit]} onClose={onClose}>
      {(close) => <Form order={seen} close={close} />}
    </Modal>
  );
}
