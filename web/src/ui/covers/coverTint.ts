import { bundledCoverName } from '@bookstore/contract/covers';
import type { CSSProperties } from 'react';
import { bundledTints } from './bundledTints.ts';
import type { CoverFields } from './coverPicture.ts';

/** `#rrggbb`, dark enough for white text; undefined for an unknown picture. */
export function getTint({ cover, coverImage = '' }: CoverFields): string | undefined {
  return cover ? cover.tint : new Map(Object.entries(bundledTints)).get(bundledCoverName(coverImage));
}

/** Keeps a cover's edge visible on a tinted panel. */
export const ON_TINT: CSSProperties = { boxShadow: '0 0 0 1px #fff3, 0 10px 30px #0006' };

/** Style of a panel with white text in both themes; undefined if the colour is unknown. */
export function tintedPanel(book: CoverFields): CSSProperties | undefined {
  const tint = getTint(book);
  if (!tint) return undefined;
  const white = '#fff';
  const colours = {
    '--ink': white,
    '--ink-soft': white,
    '--accent': white,
    '--accent-strong': white,
    '--focus': white,
  };
  return { ...colours, backgroundColor: tint, color: white } as CSSProperties;
}
