import { toIsbn13 } from '@bookstore/contract/isbn';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChangeStockMutation } from '../../../api/stockApi.ts';
import { countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { failureReason, retryRateLimited } from '../../ui/retryRateLimited.ts';
import { useFindByIsbn } from '../../ui/useFindByIsbn.ts';
import { ScanButton } from '../scan/ScanButton.tsx';

export function AddCopies({ onClose }: { onClose: () => void }) {
  const { outcomes, add } = useAddCopies();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim();
    if (!input || !text) return;
    input.value = '';
    input.focus();
    add(text);
  };
  const [latest, ...earlier] = outcomes;
  return (
    <section
      aria-label={messages.addCopies}
      className="mt-4 grid gap-3 border-line border-t bg-paper-sunk px-4 py-4 lg:px-6"
    >
      <div className="flex flex-wrap items-end gap-3">
        <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()} className="contents">
          <div className="min-w-0 flex-1 basis-56 sm:max-w-80">
            <TextField
              ref={field}
              label={messages.deliveryIsbn}
              placeholder={messages.deliveryIsbnHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </div>
          <Button type="submit">{messages.addCopy}</Button>
        </form>
        <ScanButton onFound={add} />
        <Button look="quiet" className="px-3!" onClick={onClose}>
          {common.close}
        </Button>
      </div>
      <div role="status" className="wrap-anywhere">
        {latest && <OutcomeText outcome={latest} />}
      </div>
      {earlier.length > 0 && (
        <ul aria-label={messages.before} className="wrap-anywhere grid gap-1 text-ink-soft text-sm">
          {earlier.map((outcome) => (
            <li key={outcome.id}>
              <OutcomeText outcome={outcome} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'added':
      return (
        <p>
          {messages.copyAdded(
            <bdi key="part" className="font-medium">
              {outcome.title}
            </bdi>,
            countText(outcome.count),
          )}
        </p>
      );
    case 'invalid':
      return <p className="text-danger">{messages.notAnIsbn(outcome.text)}</p>;
    case 'unknown':
      return (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-danger">{messages.unknownIsbn(outcome.isbn)}</span>
          <Link
            to={{ pathname: paths.addBook, search: `?isbn=${outcome.isbn}` }}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {messages.addBookWithIsbn}
          </Link>
        </p>
      );
    case 'failed':
      return (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-danger">{messages.copyNotAdded(outcome.text, outcome.reason)}</span>
          <Button look="quiet" className="px-2!" onClick={outcome.again}>
            {common.tryAgain}
          </Button>
        </p>
      );
  }
}

type Outcome =
  | { kind: 'added'; title: string; count: number }
  | { kind: 'invalid'; text: string }
  | { kind: 'unknown'; isbn: string }
  | { kind: 'failed'; text: string; reason: string; again: () => void };

const SHOWN = 5;

function useAddCopies() {
  const findByIsbn = useFindByIsbn();
  const [send] = useChangeStockMutation();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const serial = useRef(0);
  const [outcomes, setOutcomes] = useState<readonly (Outcome & { id: number })[]>([]);
  const tell = (outcome: Outcome) => {
    serial.current += 1;
    const entry = { ...outcome, id: serial.current };
    setOutcomes((earlier) => [entry, ...earlier].slice(0, SHOWN));
  };

  const addOne = async (isbn: string, key: string) => {
    const book = await findByIsbn(isbn);
    if (!book) return tell({ kind: 'unknown', isbn });
    const call = () => send({ id: book._id, change: { change: 1 }, key }).unwrap();
    const { count } = await retryRateLimited(call);
    tell({ kind: 'added', title: book.title, count: count ?? 0 });
  };
  /** Retries with the same key count once, also when only the answer was lost. */
  const enqueue = (isbn: string, key: string) => {
    const fail = (error: unknown) =>
      tell({ kind: 'failed', text: isbn, reason: failureReason(error), again: () => enqueue(isbn, key) });
    queue.current = queue.current.then(() => addOne(isbn, key)).catch(fail);
  };

  const add = (text: string) => {
    const isbn = toIsbn13(text);
    if (isbn === null) tell({ kind: 'invalid', text });
    else enqueue(isbn, crypto.randomUUID());
  };
  return { outcomes, add };
}
