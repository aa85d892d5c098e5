import * as messages from '@bookstore/messages/cart';
import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert.tsx';
import { type CartItem, isOrderable, selectCartItems } from './cartSlice.ts';
import { RemoveUnavailable } from './RemoveUnavailable.tsx';

/** @param onRemove absent if another button removes them */
export function UnavailableBooks({ onRemove }: { onRemove?: (items: readonly CartItem[]) => void }) {
  const missing = useSelector(selectCartItems).filter((item) => !isOrderable(item));
  if (missing.length === 0) return null;
  return (
    <Alert>
      <div className="grid gap-3">
        <p>{messages.unavailableBooks}</p>
        <ul className="grid gap-1 font-medium">
          {missing.map(({ _id, title }) => (
            <li key={_id} dir="auto" title={title} className="line-clamp-3">
              {title}
            </li>
          ))}
        </ul>
        {onRemove && <RemoveUnavailable onRemove={onRemove} look="secondary" />}
      </div>
    </Alert>
  );
}
