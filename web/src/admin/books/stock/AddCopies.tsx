import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import { type Outcome, useAddCopies } from './useAddCopies.ts';

/** Unpacking a delivery: a scanner types the digits of an ISBN and Enter, and the next book can follow at once. */
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
    <section aria-label="Add copies" className="mt-4 grid gap-3 border-line border-t bg-paper-sunk px-4 py-4 lg:px-6">
      <div className="flex flex-wrap items-end gap-3">
        <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()} className="contents">
          <div className="min-w-0 flex-1 basis-56 sm:max-w-80">
            <TextField
              ref={field}
              label="ISBN of a book that came in"
              placeholder="Type or scan it"
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </div>
          <Button type="submit">Add a copy</Button>
        </form>
        <ScanButton onFound={add} />
        <Button look="quiet" className="px-3!" onClick={onClose}>
          Close
        </Button>
      </div>
      <div role="status" className="wrap-anywhere">
        {latest && <Said outcome={latest} />}
      </div>
      {earlier.length > 0 && (
        <ul aria-label="Before" className="wrap-anywhere grid gap-1 text-ink-soft text-sm">
          {earlier.map((outcome) => (
            <li key={outcome.id}>
              <Said outcome={outcome} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'added':
      return (
        <p>
          +1 copy of <span className="font-medium">{outcome.title}</span> (now {countText(outcome.count)})
        </p>
      );
    case 'invalid':
      return <p className="text-danger">“{outcome.text}” is no ISBN: please check each digit.</p>;
    case 'unknown':
      return (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-danger">No book has the ISBN {outcome.isbn}.</span>
          <Link
            to={{ pathname: paths.addBook, search: `?isbn=${outcome.isbn}` }}
            className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-4"
          >
            Add a book with it
          </Link>
        </p>
      );
    case 'failed':
      return (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-danger">
            {outcome.text}: {outcome.reason}. Tried again, it counts only once.
          </span>
          <Button look="quiet" className="min-h-8! px-2! py-0!" onClick={outcome.again}>
            Try again
          </Button>
        </p>
      );
  }
}
