import { LIMITS } from '@bookstore/contract/limits';
import { type FormEvent, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CurrentUser } from '../auth/currentUser.ts';
import { type CheckoutFields, EMPTY_FIELDS, type RequiredField, whenFilledIn } from './checkoutForm.ts';
import { AddressFields, PersonFields } from './DeliveryFields.tsx';
import { readDraft, saveDraft } from './draft.ts';
import { KeepDetails } from './KeepDetails.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlaceOrderButton } from './PlaceOrderButton.tsx';
import { useSavedDetails } from './useSavedDetails.ts';

interface Props {
  ref: Ref<HTMLFormElement>;
  user: CurrentUser;
  /** While the order is sent the form stays as it is, the focus too, and takes nothing. */
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
      {/* What is missing is said beside its field, and stays there; the browser's own bubbles go. */}
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-8" aria-label="Delivery details">
        <PersonFields field={field}>
          <div className="sm:col-span-2">
            <TextField label="Email address" type="email" autoComplete="email" readOnly value={email} />
          </div>
        </PersonFields>
        <AddressFields field={field}>
          <div className="sm:col-span-2">
            <TextField label="Note for the courier (optional)" maxLength={LIMITS.deliveryNote} {...note} />
          </div>
        </AddressFields>
        <KeepDetails
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
  /** What is empty, and nothing that somebody has typed. */
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
