import type { BookCover } from '@bookstore/contract/api/cover';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';

interface Props {
  heading: string;
  aside?: ReactNode;
  preview: { title: string; author: string; coverImage: string; cover?: BookCover | undefined };
  picture: { preview: ReactNode; progress: ReactNode };
  submit: { label: string; busyLabel?: string; isBusy: boolean };
  onSubmit: (event: FormEvent) => Promise<void>;
  below?: ReactNode;
  children: ReactNode;
}

export function BookFormLayout({ heading, aside, preview, picture, submit, onSubmit, below, children }: Props) {
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
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[1fr_13rem]">
          <form aria-labelledby="book-form" onSubmit={submitOnce} className="grid min-w-0 grid-cols-1 gap-6">
            {/* Prevents typing that the answer would overwrite. */}
            <fieldset disabled={submit.isBusy} className="grid min-w-0 grid-cols-1 gap-6">
              {children}
            </fieldset>
            {picture.progress}
            <SubmitButton {...submit} />
          </form>
          <figure className="mx-auto grid w-40 max-w-full gap-3 md:sticky md:top-8 md:w-full">
            {picture.preview || (
              <Cover
                book={{ ...preview, title: preview.title || messages.title }}
                alt={messages.coverPreview}
                sizes="208px"
                className="shadow-cover"
              />
            )}
            <figcaption className="text-center text-ink-soft text-sm">{messages.coverPreviewHeading}</figcaption>
          </figure>
        </div>
      </Card>
      {below}
    </div>
  );
}

interface SubmitButtonProps {
  label: string;
  busyLabel?: string;
  isBusy: boolean;
}

function SubmitButton({ label, busyLabel = label, isBusy }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter in a field submits too, and disabling the focused field would lose the focus.
    if (isBusy) button.current?.focus();
  }, [isBusy]);
  return (
    // `disabled` would lose the focus, which the dialog of the answer then could not restore.
    <button
      ref={button}
      type="submit"
      aria-disabled={isBusy}
      className={buttonClass('primary', 'w-full aria-disabled:cursor-progress aria-disabled:opacity-55')}
    >
      {isBusy ? busyLabel : label}
    </button>
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
