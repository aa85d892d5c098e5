import { formatCents, formatPrice } from '@bookstore/contract/money';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Cover } from '../../covers/Cover.tsx';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAuth } from '../auth/context.ts';
import { CartMarkNote } from '../cart/CartLine.tsx';
import { type CartItem, selectCartItems, selectSubtotalCents } from '../cart/cartSlice.ts';
import { useFreshCart } from '../cart/useFreshCart.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { OrderFailureNote } from './OrderFailureNote.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

export function CheckoutPage() {
  usePageMeta({ title: 'Checkout', description: 'Order your books and pay cash on delivery.' });
  useFreshCart();
  const { currentUser } = useAuth();
  const { placeOrder, isSending, failure } = usePlaceOrder();
  if (!currentUser) return null;
  const email = currentUser.email ?? '';
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <PageHeading>Cash On Delevary</PageHeading>
      {isSending && <Spinner label="Loading...." />}
      {/* Hidden, not gone, while the order is sent: a failure gives every field back as it was. */}
      <div hidden={isSending} className={isSending ? undefined : 'grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-16'}>
        <div className="grid h-fit gap-6">
          {failure && <OrderFailureNote failure={failure} />}
          <CheckoutForm user={currentUser} onSubmit={(fields) => placeOrder(fields, email)} />
        </div>
        <OrderSummary />
      </div>
    </div>
  );
}

function OrderSummary() {
  const items = useSelector(selectCartItems);
  const totalCents = useSelector(selectSubtotalCents);
  return (
    <section
      aria-label="Your order"
      className="order-first grid h-fit gap-4 rounded-card bg-paper-sunk p-6 lg:sticky lg:top-28 lg:order-none"
    >
      <dl className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4 font-display text-xl">
          <dt>Total Price:</dt>
          <dd className="tabular-nums">{formatCents(totalCents)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-ink-soft">
          <dt>Items:</dt>
          <dd className="tabular-nums">{items.length}</dd>
        </div>
      </dl>
      <ul className="grid gap-4 border-line border-t pt-4 text-sm">
        {items.map((item) => (
          <SummaryLine key={item._id} item={item} />
        ))}
      </ul>
      <Link
        to={paths.cart}
        className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
      >
        Change the cart
      </Link>
    </section>
  );
}

function SummaryLine({ item }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] items-start gap-x-3">
      <Cover coverImage={item.coverImage} title={item.title} author={item.author} alt="" sizes="40px" />
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink">{item.title}</p>
        <CartMarkNote item={item} />
      </div>
      <p className="tabular-nums">{formatPrice(item.newPrice)}</p>
    </li>
  );
}
