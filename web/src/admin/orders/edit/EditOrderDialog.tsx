import type { AdminOrder } from '@bookstore/contract/api/order';
import { useState } from 'react';
import { Modal } from '../../../ui/Modal.tsx';
import { BooksForm } from './BooksForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { MessageForm } from './MessageForm.tsx';
import { NotesForm } from './NotesForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { SplitForm } from './SplitForm.tsx';
import { WaitingForm } from './WaitingForm.tsx';

const FORMS = {
  books: BooksForm,
  delivery: DeliveryForm,
  split: SplitForm,
  waiting: WaitingForm,
  notes: NotesForm,
  message: MessageForm,
  returns: ReturnForm,
};

export type OrderEdit = keyof typeof FORMS;

interface Props {
  edit: OrderEdit;
  title: string;
  order: AdminOrder;
  withdrawn?: readonly string[] | undefined;
  onReturned: (payBack: string) => void;
  onClose: () => void;
}

/** The server detects conflicts with the order seen at opening. */
export function EditOrderDialog({ edit, title, order, withdrawn, onReturned, onClose }: Props) {
  const [seen] = useState(order);
  const Form = FORMS[edit];
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => <Form order={seen} withdrawn={withdrawn} onReturned={onReturned} close={close} />}
    </Modal>
  );
}
