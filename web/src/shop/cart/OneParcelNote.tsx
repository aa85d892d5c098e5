import { futurePublicationOf, latestPublication } from '@bookstore/contract/announced';
import * as messages from '@bookstore/messages/facts';
import { useSelector } from 'react-redux';
import { orderableItems, selectCartItems } from './cartSlice.ts';

/** Publication dates of the items; '' for published books. */
const useAppearances = () => orderableItems(useSelector(selectCartItems)).map((item) => futurePublicationOf(item));

/** First day on which all books are published, `YYYY-MM-DD`; '' if they already are. */
export const useCartNotBefore = (): string => latestPublication(useAppearances());

export function OneParcelNote() {
  const appearances = useAppearances();
  const isMixed = appearances.some((date) => date !== appearances[0]);
  return isMixed && <p className="text-ink-soft text-sm">{messages.oneParcel}</p>;
}
