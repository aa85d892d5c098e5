import type { Book } from '@bookstore/contract/api/book';
import { isSoldOut, isWithheld } from '@bookstore/contract/format/bookFacts';
import * as messages from '@bookstore/messages/phoneOrders';
import { useRef, useState } from 'react';
import { failureReason } from '../../ui/retryRateLimited.ts';
import { useFindByIsbn } from '../../ui/useFindByIsbn.ts';
import type { ChosenBook, Sale } from './orderDraft.ts';

interface Options {
  sale: Sale;
  current: () => readonly ChosenBook[];
  onAdd: (book: Book) => void;
}

export function useAddBooks({ sale, current, onAdd }: Options) {
  const findByIsbn = useFindByIsbn();
  const [outcome, setOutcome] = useState({ text: '', isRefusal: false });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const tell = (text: string, isRefusal = false) => setOutcome({ text, isRefusal });

  const add = (book: Book) => {
    if (current().some(({ _id }) => _id === book._id)) return tell(messages.alreadyInOrder(book.title), true);
    if (isWithheld(book)) return tell(messages.isWithheld(book.title), true);
    if (sale === 'phone' && isSoldOut(book)) return tell(messages.isSoldOut(book.title), true);
    onAdd(book);
    tell(messages.bookAdded(book.title));
  };
  const addByIsbn = async (isbn: string) => {
    const book = await findByIsbn(isbn);
    if (book) add(book);
    else tell(messages.unknownIsbn(isbn), true);
  };
  /** Keeps the order of scans. */
  const enqueueIsbn = (isbn: string) => {
    const fail = (error: unknown) => tell(messages.notSearched(isbn, failureReason(error)), true);
    queue.current = queue.current.then(() => addByIsbn(isbn)).catch(fail);
  };
  return { outcome, add, addByIsbn: enqueueIsbn };
}
