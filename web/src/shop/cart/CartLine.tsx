import { categoryName } from '@bookstore/contract/constants';
import { unavailableReason } from '@bookstore/contract/format/bookFacts';
import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/cart';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';
import { type CartItem, isOrderable, selectOrderableCount } from './cartSlice.ts';
import { ItemWarning, LowStockWarning } from './ItemWarning.tsx';

interface Props {
  item: CartItem;
  onRemove: () => void;
}

export function CartLine({ item, onRemove }: Props) {
  return (
    <li className="grid grid-cols-[min(5.5rem,25vw)_1fr] gap-x-5 gap-y-2 py-6 sm:grid-cols-[7rem_1fr]">
      <Cover book={item} alt={messages.coverOf(item.title)} sizes="112px" isEager className="shadow-cover" />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 dir="auto" className="wrap-anywhere min-w-0 flex-1 basis-36 font-display text-lg leading-snug sm:text-xl">
            <Link to={paths.book(item._id)} title={item.title} className="line-clamp-3 hover:underline">
              {item.title}
            </Link>
          </h2>
          <p
            className={
              isOrderable(item)
                ? 'font-semibold text-lg tabular-nums'
                : 'text-ink-soft text-lg tabular-nums line-through'
            }
          >
            {formatPrice(item.newPrice)}
          </p>
        </div>
        {item.author && (
          <p dir="auto" className="wrap-anywhere text-ink-soft">
            {item.author}
          </p>
        )}
        <p className="text-ink-soft text-sm">
          <strong className="font-medium">{messages.category}</strong> <span>{categoryName(item.category)}</span>
        </p>
        {!item.isGone && <PublicationNote book={item} />}
        <CartItemWarning item={item} />
        {isOrderable(item) && <LowStockWarning book={item} />}
        <div className="mt-auto flex flex-wrap items-center justify-between pt-2">
          <p className="text-ink-soft text-sm">
            <strong className="font-medium">{messages.qty}</strong> 1
          </p>
          <RemoveLink item={item} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}

/** A link, as specified. */
function RemoveLink({ item, onRemove }: Props) {
  return (
    <Link
      to={paths.cart}
      replace
      aria-label={messages.remove(item.title)}
      className="inline-flex -mr-2 min-h-11 items-center px-2 font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      {messages.removeLabel}
    </Link>
  );
}

export function CartItemWarning({ item }: { item: CartItem }) {
  const hasOthers = useSelector(selectOrderableCount) > 0;
  const why = item.isGone ? messages.noLongerAvailable : unavailableReason(item);
  if (why) return <ItemWarning>{hasOthers ? messages.removeToOrderRest(why) : why}</ItemWarning>;
  return item.was !== undefined && <ItemWarning>{messages.priceChangedWas(formatPrice(item.was))}</ItemWarning>;
}
