import { useState } from 'react';
import { classNames } from '../lib/classNames.ts';
import { type Covered, type CoverPicture, coverPicture } from './coverPicture.ts';
import { TitleCover } from './TitleCover.tsx';

interface Props {
  book: Covered & { title: string; author?: string | undefined };
  /** The picture's alternative text; empty where the title stands beside it. */
  alt: string;
  /** How wide it is shown, for the choice of file: the `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
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

const sourceSet = ({ small, large }: CoverPicture) => `${small ?? large} 240w, ${large} 480w`;

/** A cover in the proportions 2:3: a picture or, where there is none, the title drawn. */
export function Cover({ book, alt, sizes, isEager = false, className }: Props) {
  const picture = coverPicture(book);
  const [broken, setBroken] = useState<string>();
  const frame = classNames('aspect-2/3 w-full rounded-cover bg-paper-sunk object-cover', className);
  if (!picture || picture.large === broken) {
    return <TitleCover title={book.title} author={book.author} alt={alt} className={frame} />;
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
      decoding="async"
      loading={isEager ? 'eager' : 'lazy'}
      onError={() => setBroken(picture.large)}
    />
  );
}
