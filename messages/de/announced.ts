import type { Shown } from '../wordsOf.ts';

export const orderNow = (appears: Shown) => `${appears}, jetzt bestellen`;
export const goesWithTheLast =
  'Alle Bücher kommen in einem Paket. Es geht ab, sobald das letzte von ihnen erschienen ist.';
export const cannotBeOrdered = 'Nicht bestellbar';
export const cannotBeOrderedYet = 'Noch nicht bestellbar';
