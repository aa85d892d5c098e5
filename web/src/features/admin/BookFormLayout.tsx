import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Cover } from '../../ui/Cover.tsx';

interface Props {
  heading: string;
  /** What the preview shows. */
  preview: { title: string; author: string; coverImage: string };
  children: ReactNode;
}

/** A book form beside the cover as the shop will show it. */
export function BookFormLayout({ heading, preview, children }: Props) {
  return (
    <Card className="mx-auto mb-20 w-full max-w-4xl md:mb-0">
      <h2 className="pb-6 font-display text-2xl">{heading}</h2>
      <div className="grid items-start gap-8 md:grid-cols-[1fr_13rem]">
        {children}
        <figure className="mx-auto grid w-40 gap-3 md:w-full">
          <Cover
            coverImage={preview.coverImage}
            title={preview.title || 'Title'}
            author={preview.author}
            alt="The cover as the shop will show it"
            sizes="208px"
            className="shadow-cover"
          />
          <figcaption className="text-center text-ink-soft text-sm">As the shop will show it</figcaption>
        </figure>
      </div>
    </Card>
  );
}
