import * as messages from '@bookstore/messages/cart';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { bookRemoved, isOrderable, selectCartItems } from './cartSlice.ts';

interface Props {
  /** Its focus is gone with it: says where that goes, to the page's heading unless there is another place. */
  onRemoved?: () => void;
  className?: string;
}

/** Takes the books that cannot be ordered out of the cart, so that the rest can. Nothing where all can. */
export function RemoveUnavailable({ onRemoved = focusPageHeading, className = 'w-fit' }: Props) {
  const missing = useSelector(selectCartItems).filter((item) => !isOrderable(item));
  const dispatch = useDispatch();
  if (missing.length === 0) return null;
  const remove = () => {
    for (const { _id } of missing) dispatch(bookRemoved(_id));
    setTimeout(onRemoved);
  };
  return (
    <Button className={className} onClick={remove}>
      {missing.length === 1 ? messages.removeItAndGoOn : messages.removeTheseAndGoOn(countOf(missing.length, 'book'))}
    </Button>
  );
}
