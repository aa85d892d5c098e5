import * as messages from '@bookstore/messages/cart';
import { useSelector } from 'react-redux';
import { countOf } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { type CartItem, isOrderable, selectCartItems } from './cartSlice.ts';

interface Props {
  /** Takes them out, so that they can be put back. */
  onRemove: (items: readonly CartItem[]) => void;
  /** Its focus is gone with it: says where that goes, to the page's heading unless there is another place. */
  onRemoved?: () => void;
  className?: string;
}

/** Takes the books that cannot be ordered out of the cart, so that the rest can. Nothing where all can. */
export function RemoveUnavailable({ onRemove, onRemoved = focusPageHeading, className = 'w-fit' }: Props) {
  const missing = useSelector(selectCartItems).filter((item) => !isOrderable(item));
  if (missing.length === 0) return null;
  const remove = () => {
    onRemove(missing);
    setTimeout(onRemoved);
  };
  return (
    <Button className={className} onClick={remove}>
      {missing.length === 1 ? messages.removeItAndGoOn : messages.removeTheseAndGoOn(countOf(missing.length, 'book'))}
    </Button>
  );
}
