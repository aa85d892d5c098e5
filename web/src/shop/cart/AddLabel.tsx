import { Icon } from '../../ui/Icon.tsx';
import { LineDrawing } from '../../ui/LineDrawing.tsx';

const PLUS = 'M12 5.5v13M5.5 12h13';

/** What stands on a button that puts a book into the cart: a small mark on one of many, the cart on a page of its own. */
export function AddLabel({ isOneOfMany }: { isOneOfMany: boolean }) {
  return (
    <>
      {isOneOfMany ? <LineDrawing path={PLUS} size={20} /> : <Icon name="cart" size={20} />}
      Add to Cart
    </>
  );
}
