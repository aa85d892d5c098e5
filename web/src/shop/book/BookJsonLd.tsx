import type { Book } from '@bookstore/contract/api/book';
import { describeBook, toDataBlock } from '@bookstore/contract/format/bookJsonLd';
import { useLayoutEffect } from 'react';
import { forgetDescriptions } from '../../lib/forgetDescriptions.ts';
import { paths } from '../../paths.ts';
import { coverPicture } from '../../ui/covers/coverPicture.ts';

/** Describes the book to search engines (schema.org). A data block: no policy on scripts concerns it. */
export function BookJsonLd({ book }: { book: Book }) {
  useLayoutEffect(forgetDescriptions, []);
  const { origin } = window.location;
  const cover = coverPicture(book)?.large;
  const description = describeBook(book, {
    url: origin + paths.book(book._id),
    cover: cover ? new URL(cover, origin).href : null,
  });
  return <script type="application/ld+json">{toDataBlock(description)}</script>;
}
