import type { Book } from '@bookstore/contract/api/book';
import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../../lib/classNames.ts';
import { CopiesEditor } from './CopiesEditor.tsx';
import { copiesText } from './copies.ts';
import { useCopies } from './useCopies.ts';

interface Props {
  book: Book;
  /** The books of the page whose copies are counted. */
  countedIds: readonly string[];
  /** Where they are changed, while they are: the row below has more room than a cell. */
  editor: HTMLElement | null;
  onEdit: (isEdited: boolean) => void;
}

/** With a new count a book may leave the list, and take the focus along: it goes on in the next row, or at the page's name. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('button[aria-expanded]') ?? document.querySelector('main h2');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** How many copies a row's book has. A press opens the field in which they are changed. */
export function Copies({ book, countedIds, editor, onEdit }: Props) {
  const { count, change, isStored } = useCopies(book, countedIds);
  const opener = useRef<HTMLButtonElement>(null);
  const text = copiesText(count);
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    opener.current = button;
    return () => {
      if (button === document.activeElement) focusBeside(button);
    };
  }, []);
  const close = () => {
    onEdit(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={keepFocus}
        type="button"
        aria-expanded={editor !== null}
        aria-label={`${text} of ${book.title}`}
        onClick={() => onEdit(editor === null)}
        className={classNames(
          '-mx-2 inline-flex min-h-8 cursor-pointer items-center whitespace-nowrap rounded-control px-2 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current',
          count === 0 ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        {text}
      </button>
      <span className="sr-only">
        <span role="status">{isStored && `${book.title}: ${text}`}</span>
      </span>
      {editor &&
        count !== undefined &&
        createPortal(
          <CopiesEditor title={book.title} count={count} onSave={(next) => void change(next)} onClose={close} />,
          editor,
        )}
    </>
  );
}
