import * as messages from '@bookstore/messages/checkout';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { bookRemoved, isOrderable, selectCartItems } from '../cart/cartSlice.ts';

/** Books of the cart that cannot be ordered, shown before the form is filled in. */
export function UnavailableBooks() {
  const missing = useSelector(selectCartItems).filter((item) => !isOrderable(item));
  if (missing.length === 0) return null;
  return (
    <Alert>
      <div className="grid gap-3">
        <p>{messages.noLongerAvailable}</p>
        <ul className="grid gap-1 font-medium">
          {missing.map(({ _id, title }) => (
            <li key={_id} dir="auto">
              {title}
            </li>
          ))}
        </ul>
        <RemoveUnavailable />
      </div>
    </Alert>
  );
}

/** Takes them out of the cart, so that the rest can be ordered. */
export function RemoveUnavailable() {
  const missing = useSelector(selectCartItems).filter((item) => !isOrderable(item));
  const dispatch = useDispatch();
  if (missing.length === 0) return null;
  const remove = () => {
    for (const { _id } of missing) dispatch(bookRemoved(_id));
    // The button that had the focus is gone.
    setTimeout(focusPageHeading);
  };
  return (
    <Button className="w-fit" onClick={remove}>
      {missing.length === 1 ? messages.removeItAndGoOn : messages.removeTheseAndGoOn(countOf(missing.length, 'book'))}
    </Button>
  );
}
