import * as messages from '@bookstore/messages/cart';
import { useSelector } from 'react-redux';
import { countOf } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { type CartItem, isOrderable, selectCartItems } from './cartSlice.ts';

interface Props {
  onRemove: (items: readonly CartItem[]) => void;
  /** Moves the focus, which is lost with the button. */
  onRemoved?: () => void;
  label?: (count: number) => string;
  look?: 'primary' | 'secondary';
  className?: string;
}

const continueLabel = (count: number) =>
  count === 1 ? messages.removeAndContinue : messages.removeAllAndContinue(countOf(count, 'book'));

/** Renders nothing if all books can be ordered. */
export function RemoveUnavailable({
  onRemove,
  onRemoved = focusPageHeading,
  label = continueLabel,
  look = 'primary',
  className = 'w-fit',
}: Props) {
  const missing = useSelector(selectCartItems).filter((item) => !isOrderable(item));
  if (missing.length === 0) return null;
  const remove = () => {
    onRemove(missing);
    setTimeout(onRemoved);
  };
  return (
    <Button look={look} className={className} onClick={remove}>
      {label(missing.length)}
    </Button>
  );
}
