import { coverSource } from '@bookstore/contract/coverSource';
import { useState } from 'react';
import { classNames } from '../lib/classNames.ts';
import { bundledCovers } from './coverAssets.ts';
import { TitleCover } from './TitleCover.tsx';

interface Props {
  coverImage: string | undefined;
  title: string;
  author?: string | undefined;
  /** The picture's alternative text; empty where the title stands beside it. */
  alt: string;
  /** How wide it is shown, for the choice of file: the `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
  className?: string;
}

/** Fetches a bundled cover before it is drawn. Resolves when it is there, or cannot be. */
export async function preloadCover(coverImage: string | undefined, sizes: string): Promise<void> {
  const source = coverSource(coverImage, bundledCovers);
  if (source.kind !== 'bundled') return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = sourceSet(source);
  await image.decode().catch(() => undefined);
}

const sourceSet = ({ small, large }: { small: string; large: string }) => `${small} 240w, ${large} 480w`;

/** A cover in the proportions 2:3: a bundled picture, one from the web, or, where there is none, the title drawn. */
export function Cover({ coverImage, title, author, alt, sizes, isEager = false, className }: Props) {
  const source = coverSource(coverImage, bundledCovers);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const frame = classNames('aspect-2/3 w-full rounded-cover bg-paper-sunk object-cover', className);
  if (source.kind === 'title' || (source.kind === 'url' && source.url === brokenUrl)) {
    return <TitleCover title={title} author={author} alt={alt} className={frame} />;
  }
  const common = {
    width: 240,
    height: 360,
    className: frame,
    decoding: 'async',
    loading: isEager ? 'eager' : 'lazy',
  } as const;
  if (source.kind === 'bundled') {
    return <img {...common} alt={alt} src={source.small} srcSet={sourceSet(source)} sizes={sizes} />;
  }
  return (
    <img {...common} alt={alt} src={source.url} referrerPolicy="no-referrer" onError={() => setBrokenUrl(source.url)} />
  );
}
