import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/checkout';
import { story } from '@bookstore/shop/story';
import { type FormEvent, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGetDetailsQuery, useSaveDetailsMutation } from '../../api/customerDetailsApi.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CurrentUser } from '../auth/identity.ts';
import { fieldsOf, type RequiredField, toDetails, whenFilledIn } from './checkoutForm.ts';
import { AddressFields, PersonFields } from './DeliveryFields.tsx';
import { type CheckoutFields, EMPTY_FIELDS, readDraft, saveDraft } from './draft.ts';
import { PlaceOrderButton } from './PlaceOrderButton.tsx';

interface Props {
  ref: Ref<HTMLFormElement>;
  user: CurrentUser;
  /** While the order is sent, the form is read-only and keeps the focus. */
  isSending: boolean;
  onSubmit: (fields: CheckoutFields, email: string) => Promise<void>;
}

export function CheckoutForm({ ref, user, isSending, onSubmit }: Props) {
  const email = user.email ?? '';
  const terms = useRef<HTMLInputElement>(null);
  const [isAgreed, setIsAgreed] = useState(false);
  const { field, note, handleSubmit, fillIn } = useDeliveryFields(user, isSending);
  const { isWanted, setIsWanted, isFilledIn, keep } = useSavedDetails(user.uid, fillIn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const send = handleSubmit((fields) => {
      keep(fields);
      return onSubmit(fields, email);
    });
    if (isAgreed) void send(event);
    else terms.current?.focus();
  };
  return (
    <Card>
      {/* Errors are shown beside the fields, where they stay, instead of in the browser's own bubbles. */}
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-8" aria-label={messages.deliveryDetails}>
        <PersonFields field={field}>
          <div className="sm:col-span-2">
            <TextField label={messages.emailAddress} type="email" autoComplete="email" readOnly value={email} />
          </div>
        </PersonFields>
        <AddressFields field={field}>
          <div className="sm:col-span-2">
            <TextField label={messages.noteForTheCourierOptional} maxLength={LIMITS.deliveryNote} {...note} />
          </div>
        </AddressFields>
        <SaveDetailsSwitch
          isFilledIn={isFilledIn}
          isWanted={isWanted}
          onChange={(isWanted) => !isSending && setIsWanted(isWanted)}
        />
        <PlaceOrderButton terms={terms} isAgreed={isAgreed} onAgree={setIsAgreed} isSending={isSending} />
        <NextSteps />
      </form>
    </Card>
  );
}

/** The fields, as this customer left them in this tab. `field` is what a TextField needs to know of one that must be filled in. */
function useDeliveryFields(user: CurrentUser, isSending: boolean) {
  const { register, handleSubmit, watch, formState, getValues, setValue } = useForm<CheckoutFields>({
    defaultValues: { ...EMPTY_FIELDS, name: user.name ?? '', ...readDraft(user.uid) },
  });
  useEffect(() => {
    const subscription = watch((fields) => saveDraft(user.uid, fields));
    return () => subscription.unsubscribe();
  }, [watch, user.uid]);
  /** Fills in empty fields only. */
  const fillIn = useCallback(
    (fields: Partial<CheckoutFields>) => {
      for (const [name, text] of Object.entries(fields) as [keyof CheckoutFields, string][]) {
        if (getValues(name) === '') setValue(name, text);
      }
    },
    [getValues, setValue],
  );
  const field = (name: RequiredField) => ({
    required: true,
    readOnly: isSending,
    error: formState.errors[name]?.message,
    ...register(name, whenFilledIn(name)),
  });
  return { field, note: { readOnly: isSending, ...register('note') }, handleSubmit, fillIn };
}

/**
 * The customer's saved details: filled in when they have loaded, and saved again with an order if the customer wants it. That is the
 * default for a customer who has saved details before.
 */
function useSavedDetails(uid: string, fillIn: (fields: Partial<CheckoutFields>) => void) {
  const { data: saved } = useGetDetailsQuery(uid);
  const [save] = useSaveDetailsMutation();
  const [choice, setChoice] = useState<boolean>();
  useEffect(() => {
    if (saved) fillIn(fieldsOf(saved));
  }, [saved, fillIn]);
  const isWanted = choice ?? Boolean(saved);
  const keep = (fields: CheckoutFields) => {
    const details = toDetails(fields);
    if (isWanted && !isSame(details, saved)) void save(details);
  };
  return { isWanted, setIsWanted: setChoice, isFilledIn: Boolean(saved), keep };
}

const isSame = (details: CustomerDetails, saved: CustomerDetails | null | undefined) =>
  JSON.stringify(saved) === JSON.stringify(details);

interface KeepDetailsProps {
  isFilledIn: boolean;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Whether to save the details. A switch, because the only checkbox of this form is the one for the terms. */
function SaveDetailsSwitch({ isFilledIn, isWanted, onChange }: KeepDetailsProps) {
  return (
    <Checkbox
      role="switch"
      label={isFilledIn ? messages.keepMySavedDetailsUpTo : messages.saveTheseDetailsForMyNext}
      checked={isWanted}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** What happens after the order. */
function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className="grid gap-4 border-line border-t pt-5">
      <h2 id="next-steps" className="font-display text-xl">
        {messages.whatHappensNext}
      </h2>
      <Steps steps={story.delivery} />
    </section>
  );
}
