import type { Book } from '@bookstore/contract/api/book';
import { toIsbn13 } from '@bookstore/contract/bookFields';
import { useRef, useState } from 'react';
import { useLazyGetBooksPageQuery } from '../../../api/booksApi.ts';
import { useChangeStockMutation } from '../../../api/stockApi.ts';
import { retryRateLimited, whyStopped } from '../../ui/retryRateLimited.ts';

/** What came of an ISBN that was typed or scanned. */
export type Outcome =
  | { kind: 'added'; title: string; count: number }
  | { kind: 'invalid'; text: string }
  /** No book has it. */
  | { kind: 'unknown'; isbn: string }
  | { kind: 'failed'; text: string; reason: string; again: () => void };

/** Earlier ones are looked up in the table. */
const SHOWN = 5;
/** Books whose titles contain the number are found with the one that has it. */
const FOUND_AT_MOST = 5;

/** Adds one copy for each ISBN, one after the other however fast they come. */
export function useAddCopies() {
  const [search] = useLazyGetBooksPageQuery();
  const [send] = useChangeStockMutation();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const serial = useRef(0);
  const [outcomes, setOutcomes] = useState<readonly (Outcome & { id: number })[]>([]);
  const tell = (outcome: Outcome) => {
    serial.current += 1;
    const told = { ...outcome, id: serial.current };
    setOutcomes((earlier) => [told, ...earlier].slice(0, SHOWN));
  };

  const find = async (isbn: string): Promise<Book | undefined> => {
    const { books } = await search({ q: isbn, limit: FOUND_AT_MOST }).unwrap();
    return books.find((book) => book.isbn === isbn);
  };
  const addOne = async (isbn: string, key: string) => {
    const book = await find(isbn);
    if (!book) return tell({ kind: 'unknown', isbn });
    const call = () => send({ id: book._id, change: { change: 1 }, key }).unwrap();
    const { count } = await retryRateLimited(call);
    tell({ kind: 'added', title: book.title, count: count ?? 0 });
  };
  /** What is tried again under its key counts once, also where only the answer was lost. */
  const enqueue = (isbn: string, key: string) => {
    const fail = (error: unknown) =>
      tell({ kind: 'failed', text: isbn, reason: whyStopped(error), again: () => enqueue(isbn, key) });
    queue.current = queue.current.then(() => addOne(isbn, key)).catch(fail);
  };

  const add = (text: string) => {
    const isbn = toIsbn13(text);
    if (isbn === null) tell({ kind: 'invalid', text });
    else enqueue(isbn, crypto.randomUUID());
  };
  return { outcomes, add };
}
