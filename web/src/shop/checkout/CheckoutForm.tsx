import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { daysText, packingDayOf } from '@bookstore/contract/arrival';
import { isUnknownCountry } from '@bookstore/contract/countries';
import { formatCents } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import type { OrderTotals } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/checkout';
import { canCancel, packedOn } from '@bookstore/messages/orders';
import { checkout } from '@bookstore/shop/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { law } from '@bookstore/shop/law';
import { story } from '@bookstore/shop/story';
import { useEffect, useState } from 'react';
import { useGetDetailsQuery, useSaveDetailsMutation } from '../../api/customerDetailsApi.ts';
import { asSentence } from '../../lib/asSentence.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CurrentUser } from '../auth/currentUser.ts';
import { useCartNotBefore } from '../cart/OneParcelNote.tsx';
import { GuaranteeNotice } from '../legal/GuaranteeNotice.tsx';
import { CollectionNote, DeliveryChoice } from './CollectionNote.tsx';
import { toCheckoutFields, toDetails } from './checkoutForm.ts';
import { AddressFields, PersonFields } from './DeliveryFields.tsx';
import { type CheckoutFields, EMPTY_FIELDS } from './draft.ts';
import { OrderedTitles } from './OrderFigures.tsx';
import { OrderForm } from './OrderForm.tsx';
import { getPickup } from './shownTotals.ts';
import type { CheckoutForm as Form } from './useCheckoutFields.ts';
import type { PlaceOrder } from './usePlaceOrder.ts';

interface Props {
  user: CurrentUser;
  form: Form;
  order: PlaceOrder;
  totals: OrderTotals;
}

export function CheckoutForm({ user, form, order, totals }: Props) {
  const email = user.email ?? '';
  const { isSending } = order;
  const { field, optional, handleSubmit, fillIn } = form;
  const { isWanted, setIsWanted, isFilledIn, keep } = useSavedDetails(user.uid, fillIn);
  const pickup = getPickup(form.choice);
  const send = handleSubmit((fields) => {
    if (!pickup) keep(fields);
    return order.placeOrder(fields, email);
  });
  return (
    <Card>
      <OrderForm
        ref={order.form}
        label={messages.deliveryDetails}
        totals={totals}
        isCollected={pickup !== undefined}
        isSending={isSending}
        onSubmit={(event) => void send(event)}
        after={!pickup && !isUnknownCountry(form.choice.country) && <NextSteps />}
      >
        <PersonFields field={field}>
          <div className="sm:col-span-2">
            <TextField label={messages.emailAddress} type="email" autoComplete="email" readOnly value={email} />
          </div>
        </PersonFields>
        {delivery.pickup && <DeliveryChoice form={form} />}
        {pickup ? (
          <CollectionNote pickup={pickup} />
        ) : (
          <AddressFields country={form.choice.country} field={field}>
            <div className="col-span-full">
              <TextField label={messages.courierNote} maxLength={LIMITS.deliveryNote} {...optional('note')} />
            </div>
          </AddressFields>
        )}
        <div className="grid gap-3">
          <GiftFields form={form} />
          {/* A switch, because the specification has one checkbox, for the terms. */}
          {!pickup && (
            <Checkbox
              role="switch"
              label={isFilledIn ? messages.updateSavedDetails : messages.saveDetails}
              checked={isWanted}
              onChange={(event) => !isSending && setIsWanted(event.target.checked)}
            />
          )}
        </div>
        {/* EU law requires the books right before the button. Large screens show the summary beside the button. */}
        {law.regime === 'eu' && <OrderedTitles />}
        <GuaranteeNotice className="max-w-sm" />
      </OrderForm>
    </Card>
  );
}

function GiftFields({ form: { choice, choose, optional } }: { form: Form }) {
  return (
    <div className="grid gap-3">
      <Checkbox role="switch" label={messages.isGift} {...choose('isGift')} />
      {choice.isGift && (
        <div className="grid gap-3 border-line border-l-2 pl-4">
          <TextArea
            label={messages.giftMessage}
            hint={messages.giftSlipHint}
            rows={3}
            maxLength={LIMITS.giftNote}
            {...optional('giftNote')}
          />
          {checkout.giftWrap !== undefined && (
            <Checkbox
              role="switch"
              label={messages.giftWrapFor(formatCents(checkout.giftWrap))}
              {...choose('isWrapped')}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Fills in saved details once loaded, and saves them with the order by default if there were any. */
function useSavedDetails(uid: string, fillIn: (fields: Partial<CheckoutFields>) => void) {
  const { data: saved } = useGetDetailsQuery(uid);
  const [save] = useSaveDetailsMutation();
  const [choice, setChoice] = useState<boolean>();
  useEffect(() => {
    if (saved) fillIn(toCheckoutFields(saved));
  }, [saved, fillIn]);
  // Saving the details with the order must not change the labels.
  const [isFilledIn, setIsFilledIn] = useState<boolean>();
  if (isFilledIn === undefined && saved !== undefined) setIsFilledIn(saved !== null);
  const isWanted = choice ?? isFilledIn ?? false;
  const keep = (fields: CheckoutFields) => {
    const details = toDetails(fields);
    if (isWanted && !isSame(details, saved)) void save(details);
  };
  return { isWanted, setIsWanted: setChoice, isFilledIn, keep };
}

const isSame = (details: CustomerDetails, saved: CustomerDetails | null | undefined) =>
  saved != null &&
  JSON.stringify(toDetails({ ...EMPTY_FIELDS, ...toCheckoutFields(saved) })) === JSON.stringify(details);

/** Replaces the shop's text of the first step, because the books are not published yet. */
function packingText(notBefore: string): string {
  const day = packingDayOf(new Date(), notBefore);
  if (!day) return `${messages.packedOncePublished} ${canCancel}`;
  return `${asSentence(packedOn(daysText({ from: day, to: day })))} ${canCancel}`;
}

function NextSteps() {
  const notBefore = useCartNotBefore();
  const [first, ...others] = story.delivery;
  return (
    <section aria-labelledby="next-steps" className="grid gap-4 border-line border-t pt-5">
      <h2 id="next-steps" className="font-display text-xl">
        {messages.nextSteps}
      </h2>
      <Steps steps={notBefore && first ? [{ ...first, text: packingText(notBefore) }, ...others] : story.delivery} />
    </section>
  );
}
