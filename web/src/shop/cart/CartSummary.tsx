import { deliveryTimeText, totalsBeforeCountry } from '@bookstore/contract/deliveryTexts';
import { formatCents, priceToCents } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/cart';
import { delivery as deliveryName } from '@bookstore/messages/facts';
import { delivery } from '@bookstore/shop/delivery';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useArrival } from '../../lib/useArrival.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { PriceNote } from '../legal/PriceNote.tsx';
import {
  type CartItem,
  orderableItems,
  selectCartItems,
  selectSubtotalCents,
  selectUnavailableItem,
} from './cartSlice.ts';
import { OneParcelNote, useCartNotBefore } from './OneParcelNote.tsx';
import { RemoveUnavailable } from './RemoveUnavailable.tsx';

const SUMMARY = 'grid h-fit gap-4 rounded-card bg-paper-sunk p-6 lg:sticky lg:top-28 lg:mt-6';

interface Props {
  quickOrder: ReactNode;
  onRemove: (items: readonly CartItem[]) => void;
}

export function CartSummary({ quickOrder, onRemove }: Props) {
  const navigate = useNavigate();
  const subtotalCents = useSelector(selectSubtotalCents);
  const prices = orderableItems(useSelector(selectCartItems)).map(({ newPrice }) => priceToCents(newPrice));
  const hasOthers = prices.length > 0;
  const goOn = () => (hasOthers ? void navigate(paths.checkout) : focusPageHeading());
  const canGoOn = useSelector(selectUnavailableItem) === undefined;
  const arrival = useArrival(useCartNotBefore());
  const { shipping, toPay } = totalsBeforeCountry(prices);
  const ways = (
    <>
      <RemoveUnavailable className="w-full" onRemove={onRemove} onRemoved={goOn} />
      <Link to={paths.checkout} className={buttonClass(canGoOn ? 'primary' : 'secondary')}>
        {messages.checkout}
      </Link>
      <LazyPart>{quickOrder}</LazyPart>
      <Link to={paths.home} className={buttonClass('secondary')}>
        {messages.continueShopping}
      </Link>
    </>
  );
  if (!hasOthers) {
    return (
      <section aria-label={messages.subtotal} className={SUMMARY}>
        <p className="font-display text-xl">{messages.nothingAvailable}</p>
        {ways}
      </section>
    );
  }
  return (
    <section aria-label={messages.subtotal} className={SUMMARY}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-display text-xl">
        <p>{messages.subtotal}</p>
        <p className="tabular-nums">{formatCents(subtotalCents)}</p>
      </div>
      <p className="text-ink-soft text-sm">{messages.shippingAndTaxes}</p>
      <PriceNote />
      <div className="grid gap-2 border-line border-t pt-4">
        <Row name={deliveryName}>{shipping}</Row>
        <Row name={messages.dueOnDelivery} className="font-semibold">
          {toPay}
        </Row>
      </div>
      {ways}
      <div className="grid gap-3 border-line border-t pt-4 text-sm">
        <Assurance icon="parcel">{[arrival, deliveryTimeText()]}</Assurance>
        <OneParcelNote />
        <Assurance icon="check">{[delivery.promise]}</Assurance>
      </div>
    </section>
  );
}

function Row({ name, className = '', children }: { name: string; className?: string; children: string }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <p>{name}</p>
      <p className="text-right tabular-nums">{children}</p>
    </div>
  );
}

/** Text of one or more lines, the first one emphasised. */
function Assurance({ icon, children }: { icon: IconName; children: readonly string[] }) {
  const [first, ...others] = children.filter(Boolean);
  if (!first) return null;
  return (
    <div className="flex gap-3">
      <Icon name={icon} size={20} />
      <div>
        <p>{first}</p>
        {others.map((text) => (
          <p key={text} className="text-ink-soft">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
