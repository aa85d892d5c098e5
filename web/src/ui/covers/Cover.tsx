import { coverSet } from '@bookstore/contract/covers';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { type Covered, type CoverPicture, coverPicture } from './coverPicture.ts';
import { TitleCover } from './TitleCover.tsx';

interface Props {
  book: Covered & { title: string; author?: string | undefined };
  /** The picture's alternative text; empty where the title stands beside it. */
  alt: string;
  /** How wide it is shown, for the choice of file: the `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
  /** The address of the same picture, or a smaller one, that the reader sees already (seenPicture): it stands here until this one has come. */
  seen?: string | undefined;
  className?: string;
}

/** Fetches a cover of the shop's own before it is drawn. Resolves when it is there, or cannot be. */
export async function preloadCover(book: Covered, sizes: string): Promise<void> {
  const picture = coverPicture(book);
  if (!picture || !(picture.small || book.cover)) return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = sourceSet(picture);
  await image.decode().catch(() => undefined);
}

/** The address of a book's picture that is on the screen now, the large one before the small one. */
export function seenPicture(book: Covered): string | undefined {
  const picture = coverPicture(book);
  const seen = new Set([...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc));
  return [picture?.large, picture?.small].find(
    (address) => address && seen.has(new URL(address, document.baseURI).href),
  );
}

const sourceSet = ({ small, large }: CoverPicture) => coverSet(small ?? large, large);

/** A cover in the proportions 2:3: a picture or, where there is none, the title drawn. */
export function Cover({ book, alt, sizes, isEager = false, seen, className }: Props) {
  const picture = coverPicture(book);
  const [broken, setBroken] = useState<string>();
  const frame = classNames('aspect-2/3 w-full rounded-cover bg-paper-sunk object-cover', className);
  if (!picture || picture.large === broken) {
    return <TitleCover title={book.title} author={namedAuthor(book)} alt={alt} className={frame} />;
  }
  return (
    <img
      alt={alt}
      src={picture.large}
      {...(picture.small && { srcSet: sourceSet(picture), sizes })}
      // Who has the picture need not know where it is shown.
      referrerPolicy="no-referrer"
      width={240}
      height={360}
      className={frame}
      // What is there already is in the next frame.
      decoding={seen ? 'sync' : 'async'}
      style={seen && seen !== picture.large ? { background: `url("${seen}") center / cover` } : undefined}
      loading={isEager ? 'eager' : 'lazy'}
      onError={() => setBroken(picture.large)}
    />
  );
}
