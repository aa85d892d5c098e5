import { formatCents } from '@bookstore/contract/format/money';
import type { OrderTotals } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/checkout';
import { checkout } from '@bookstore/shop/checkout';
import { type FormEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { type CartItem, selectUnavailableItem } from '../cart/cartSlice.ts';

interface Props {
  ref: Ref<HTMLFormElement>;
  label: string;
  totals: OrderTotals;
  isCollected?: boolean;
  /** The form keeps the focus while sending. */
  isSending: boolean;
  /** Runs once the terms are accepted. */
  onSubmit: (event: FormEvent) => void;
  children?: ReactNode;
  after?: ReactNode;
}

export function OrderForm({ ref, label, totals, isCollected = false, isSending, onSubmit, children, after }: Props) {
  const reasonId = useId();
  const terms = useRef<HTMLInputElement>(null);
  const [isAgreed, setIsAgreed] = useState(false);
  const missing = useSelector(selectUnavailableItem);
  const reason = reasonToWait(missing, isAgreed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAgreed) onSubmit(event);
    else terms.current?.focus();
  };
  return (
    // Errors stay at the fields, unlike in the browser's bubbles.
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-8" aria-label={label}>
      {children}
      <div className="grid gap-4 border-line border-t pt-5">
        <Checkbox
          ref={terms}
          label={<TermsLabel />}
          checked={isAgreed}
          onChange={(event) => !isSending && setIsAgreed(event.target.checked)}
        />
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <p
            id={reasonId}
            role="status"
            className={missing ? 'text-danger text-sm max-sm:w-full' : 'text-ink-soft text-sm max-sm:w-full'}
          >
            {reason}
          </p>
          <p className="font-display text-ink text-lg tabular-nums max-sm:w-full">
            {isCollected
              ? messages.dueOnCollection(formatCents(totals.totalCents))
              : messages.dueOnDelivery(formatCents(totals.totalCents))}
          </p>
          {/* `disabled` would lose the focus while sending. */}
          <Button
            type="submit"
            disabled={reason !== null}
            aria-disabled={isSending || undefined}
            aria-describedby={reasonId}
            className="w-full sm:w-fit sm:px-8"
          >
            {checkout.orderButton}
          </Button>
        </div>
      </div>
      {after}
    </form>
  );
}

const TermsLabel = () =>
  messages.agreeToTerms(
    <Link key="terms" to={paths.legal('terms')} className="text-accent underline underline-offset-4">
      {messages.termsAndConditions}
    </Link>,
  );

function reasonToWait(missing: CartItem | undefined, isAgreed: boolean): string | null {
  if (missing?.isGone) return messages.bookUnavailable;
  if (missing) return messages.bookSoldOut;
  return isAgreed ? null : messages.termsRequired;
}
