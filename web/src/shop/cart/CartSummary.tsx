import { deliveryTimeText, totalsBeforeCountry } from '@bookstore/contract/deliveryTexts';
import { formatCents, priceToCents } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/cart';
import { delivery as deliveryName } from '@bookstore/messages/facts';
import { delivery } from '@bookstore/shop/delivery';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useArrival } from '../../lib/useArrival.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
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

/** Below `lg` the parts follow the lines, so that the bar can stick to the screen. */
const SUMMARY =
  'max-lg:contents lg:sticky lg:top-28 lg:mt-6 lg:grid lg:h-fit lg:gap-4 lg:rounded-card lg:bg-paper-sunk lg:p-6';
const FIGURES = 'grid gap-4 max-lg:rounded-card max-lg:bg-paper-sunk max-lg:p-5';
const BAR =
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-y-2 max-lg:bg-paper max-lg:px-4 max-lg:py-2 sm:max-lg:-mx-6 sm:max-lg:px-6';

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
  return (
    <section aria-label={messages.subtotal} className={SUMMARY}>
      {hasOthers ? (
        <div className={FIGURES}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-display text-xl">
            <p>{messages.subtotal}</p>
            <p className="tabular-nums">{formatCents(subtotalCents)}</p>
          </div>
          <p className="text-ink-soft text-sm">{messages.shippingAndTaxes}</p>
          <PriceNote />
          <div className="border-line border-t pt-4">
            <Row name={deliveryName}>{shipping}</Row>
            <p className="text-ink-soft text-sm">{deliveryTimeText()}</p>
          </div>
          <OneParcelNote />
          <p className="text-ink-soft text-sm">{delivery.promise}</p>
        </div>
      ) : (
        <p className={`${FIGURES} font-display text-xl`}>{messages.nothingAvailable}</p>
      )}
      <div className={classNames('grid gap-4', hasOthers && `border-line border-t lg:pt-4 ${BAR}`)}>
        {hasOthers && (
          <div className="min-w-0 flex-1 basis-44">
            <Row name={messages.dueOnDelivery} className="font-semibold max-lg:justify-start">
              {toPay}
            </Row>
            <p className="text-ink-soft text-sm">{arrival}</p>
          </div>
        )}
        {canGoOn ? (
          <Link to={paths.checkout} className={buttonClass('primary', 'min-h-12')}>
            {messages.checkout}
          </Link>
        ) : (
          <RemoveUnavailable
            label={hasOthers ? messages.removeAndCheckOut : undefined}
            className="max-sm:w-full max-sm:px-3 max-sm:text-sm"
            onRemove={onRemove}
            onRemoved={goOn}
          />
        )}
      </div>
      <div className="grid gap-3">
        {!canGoOn && (
          <Link to={paths.checkout} className="grid min-h-11 items-center text-center text-accent underline">
            {messages.checkout}
          </Link>
        )}
        <LazyPart>{quickOrder}</LazyPart>
        <Link to={paths.home} className={buttonClass('secondary')}>
          {messages.continueShopping}
        </Link>
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
