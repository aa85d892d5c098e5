import { appearanceOf, lastAppearance } from '@bookstore/contract/announced';
import * as messages from '@bookstore/messages/facts';
import { useSelector } from 'react-redux';
import { orderableItems, selectCartItems } from './cartSlice.ts';

/** When the books of the cart appear that can be ordered; '' of each that is out. */
const useAppearances = () => orderableItems(useSelector(selectCartItems)).map((item) => appearanceOf(item));

/** The first day on which all books of the cart are out, `YYYY-MM-DD`; '' where they are. */
export const useCartNotBefore = (): string => lastAppearance(useAppearances());

/** Says of a cart whose books appear at different times that they come in one parcel. */
export function OneParcelNote() {
  const appearances = useAppearances();
  const isMixed = appearances.some((date) => date !== appearances[0]);
  return isMixed && <p className="text-ink-soft text-sm">{messages.goesWithTheLast}</p>;
}
