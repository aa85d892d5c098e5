import type { BookCover } from '@bookstore/contract/api/cover';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';

interface Props {
  heading: string;
  aside?: ReactNode;
  /** Shown next to the form; null if the form contains it. */
  preview: ReactNode;
  progress: ReactNode;
  submit: { label: string; busyLabel?: string; isBusy: boolean; isSticky?: boolean };
  onSubmit: (event: FormEvent) => Promise<void>;
  below?: ReactNode;
  children: ReactNode;
}

export function BookFormLayout({ heading, aside, preview, progress, submit, onSubmit, below, children }: Props) {
  const submitOnce = (event: FormEvent) => {
    event.preventDefault();
    if (!submit.isBusy) void onSubmit(event);
  };
  return (
    <div className="mx-auto mb-20 grid w-full max-w-4xl gap-4 md:mb-0">
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-6">
          <AdminHeading id="book-form">{heading}</AdminHeading>
          {aside}
        </div>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_13rem]">
          <form
            aria-labelledby="book-form"
            onSubmit={submitOnce}
            className={classNames('grid min-w-0 grid-cols-1 gap-6', submit.isSticky && '[&_*]:scroll-mb-40')}
          >
            {/* Prevents typing that the answer would overwrite. */}
            <fieldset disabled={submit.isBusy} className="grid min-w-0 grid-cols-1 gap-6">
              {children}
            </fieldset>
            {progress}
            <SubmitButton {...submit} />
          </form>
          {preview && (
            <figure className="sticky top-8 grid gap-3">
              {preview}
              <figcaption className="text-center text-ink-soft text-sm">{messages.coverPreviewHeading}</figcaption>
            </figure>
          )}
        </div>
      </Card>
      {below}
    </div>
  );
}

interface CoverPreviewProps {
  book: { title: string; author: string; coverImage: string; cover?: BookCover | undefined };
  /** A chosen picture. */
  picture: ReactNode;
}

/** @returns the preview for the form on wide screens, or for the cover field on narrow ones */
export function useCoverPreview({ book, picture }: CoverPreviewProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const preview = picture || (
    <Cover
      book={{ ...book, title: book.title || messages.title }}
      alt={messages.coverPreview}
      sizes={isWide ? '208px' : '96px'}
      className="shadow-cover"
    />
  );
  return {
    besideForm: isWide && preview,
    besideField: !isWide && <div className="w-24 shrink-0">{preview}</div>,
  };
}

/** Above the tabs of the dashboard on phones. */
const STICKY = 'sticky bottom-0 z-10 border-line border-t bg-paper-raised py-3 max-md:bottom-14';

type SubmitButtonProps = Props['submit'];

function SubmitButton({ label, busyLabel = label, isBusy, isSticky = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter in a field submits too, and disabling the focused field would lose the focus.
    if (isBusy) button.current?.focus();
  }, [isBusy]);
  return (
    // `disabled` would lose the focus, which the dialog of the answer then could not restore.
    <div className={isSticky ? STICKY : undefined}>
      <button
        ref={button}
        type="submit"
        aria-disabled={isBusy}
        className={buttonClass('primary', 'w-full aria-disabled:cursor-progress aria-disabled:opacity-55')}
      >
        {isBusy ? busyLabel : label}
      </button>
    </div>
  );
}

interface RestoredNoticeProps {
  label: string;
  onDiscard: () => void;
  children?: ReactNode;
}

export function RestoredNotice({ label, onDiscard, children }: RestoredNoticeProps) {
  const discard = () => {
    onDiscard();
    document.getElementById('book-form')?.focus();
  };
  return (
    <Alert tone="note">
      <p className="pb-3">{messages.draftRestored}</p>
      {children}
      <Button look="secondary" className="px-4!" onClick={discard}>
        {label}
      </Button>
    </Alert>
  );
}
