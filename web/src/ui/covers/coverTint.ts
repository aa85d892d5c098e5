import { bundledCoverName } from '@bookstore/contract/covers';
import type { CSSProperties } from 'react';
import { bundledTints } from './bundledTints.ts';
import type { Covered } from './coverPicture.ts';

/** The dark colour of a book's cover, `#rrggbb`, on which white text is legible; undefined for an unknown picture. */
export function tintOf({ cover, coverImage = '' }: Covered): string | undefined {
  return cover ? cover.tint : new Map(Object.entries(bundledTints)).get(bundledCoverName(coverImage));
}

/** The style of a cover on such a panel: its edge stays visible against the same colour. */
export const ON_TINT: CSSProperties = { boxShadow: '0 0 0 1px #fff3, 0 10px 30px #0006' };

/**
 * The style of a panel in the dark colour of a book's cover, with white text in both themes. Undefined if the colour is unknown: the
 * panel then keeps the default background.
 */
export function tintedPanel(book: Covered): CSSProperties | undefined {
  const tint = tintOf(book);
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
