import { useSelector } from 'react-redux';
import { useGetBooksQuery } from '../../api/booksApi.ts';
import { selectCartCount } from './cartSlice.ts';

/** Seconds: an older list is asked for again, so that the cart's prices are the shop's. */
const REFRESH_AFTER = 60;

/** Brings the cart up to date with the catalogue while a page shows it: the listener works when the list arrives. */
export function useFreshCart(): void {
  const isEmpty = useSelector(selectCartCount) === 0;
  useGetBooksQuery(undefined, { skip: isEmpty, refetchOnMountOrArgChange: REFRESH_AFTER });
}
