import type { BookCover } from '@bookstore/contract/api/cover';
import type { FormEvent, ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

interface Props {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** What the preview shows. */
  preview: { title: string; author: string; coverImage: string; cover?: BookCover | undefined };
  /** The same while a picture is chosen, and how far that one has been sent. */
  picture: { preview: ReactNode; progress: ReactNode };
  submit: { label: string; busyLabel?: string; isBusy: boolean };
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** A book form beside the cover as the shop will show it. */
export function BookFormLayout({ heading, aside, preview, picture, submit, onSubmit, children }: Props) {
  const submitOnce = (event: FormEvent) => {
    event.preventDefault();
    if (!submit.isBusy) void onSubmit(event);
  };
  return (
    <Card className="mx-auto mb-20 w-full max-w-4xl md:mb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-6">
        <AdminHeading id="book-form">{heading}</AdminHeading>
        {aside}
      </div>
      <div className="grid items-start gap-8 md:grid-cols-[1fr_13rem]">
        <form aria-labelledby="book-form" onSubmit={submitOnce} className="grid gap-6">
          {/* While the request runs nothing can be typed that its answer would then clear away. */}
          <fieldset disabled={submit.isBusy} className="grid gap-6">
            {children}
          </fieldset>
          {picture.progress}
          <SubmitButton {...submit} />
        </form>
        <figure className="mx-auto grid w-40 gap-3 md:sticky md:top-8 md:w-full">
          {picture.preview || (
            <Cover
              book={{ ...preview, title: preview.title || 'Title' }}
              alt="The cover as the shop will show it"
              sizes="208px"
              className="shadow-cover"
            />
          )}
          <figcaption className="text-center text-ink-soft text-sm">As the shop will show it</figcaption>
        </figure>
      </div>
    </Card>
  );
}
