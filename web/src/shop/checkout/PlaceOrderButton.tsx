import { formatCents } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/checkout';
import { checkout } from '@bookstore/shop/checkout';
import { type Ref, useId } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { type CartItem, selectSubtotalCents, selectUnavailableItem } from '../cart/cartSlice.ts';

interface Props {
  terms: Ref<HTMLInputElement>;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  isSending: boolean;
}

/** The terms' checkbox, and the button with the reason why it is disabled. */
export function PlaceOrderButton({ terms, isAgreed, onAgree, isSending }: Props) {
  const reasonId = useId();
  const missing = useSelector(selectUnavailableItem);
  const total = formatCents(useSelector(selectSubtotalCents));
  const reason = reasonToWait(missing, isAgreed);
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <Checkbox
        ref={terms}
        label={
          <>
            {messages.iAgreeToThe}
            <a href="#terms" className="text-accent underline underline-offset-4">
              {messages.termsAndConditions}
            </a>
          </>
        }
        checked={isAgreed}
        onChange={(event) => !isSending && onAgree(event.target.checked)}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        <p
          id={reasonId}
          role="status"
          className={missing ? 'text-danger text-sm max-sm:w-full' : 'text-ink-soft text-sm max-sm:w-full'}
        >
          {reason}
        </p>
        {/* On a large screen the summary is beside it. */}
        <p className="font-display text-ink text-lg tabular-nums max-sm:w-full lg:hidden">
          {messages.toPayAtTheDoor(total)}
        </p>
        {/* Not disabled while it sends: it would lose the focus. */}
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
  );
}

function reasonToWait(missing: CartItem | undefined, isAgreed: boolean): string | null {
  if (missing?.isGone) return messages.aBookInYourCartIs;
  if (missing) return messages.aBookInYourCartIsSentence;
  return isAgreed ? null : messages.agreeToTheTermsToPlace;
}
