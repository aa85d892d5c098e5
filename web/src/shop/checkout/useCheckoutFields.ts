import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { CurrentUser } from '../auth/identity.ts';
import { type RequiredField, whenFilledIn } from './checkoutForm.ts';
import { type CheckoutFields, EMPTY_FIELDS, readDraft, saveDraft } from './draft.ts';
import type { ChoiceFields } from './shownTotals.ts';

export type CheckoutForm = ReturnType<typeof useCheckoutFields>;

/**
 * The fields of the checkout, as this customer left them in this tab. While the order is sent they are read-only and keep the focus.
 * `field` is what a TextField needs to know of one that must be filled in, `choice` what the total depends on, as it is now.
 */
export function useCheckoutFields(user: CurrentUser, isSending: boolean) {
  const { register, handleSubmit, watch, formState, getValues, setValue } = useForm<CheckoutFields>({
    defaultValues: { ...EMPTY_FIELDS, name: user.name ?? '', ...readDraft(user.uid) },
  });
  useEffect(() => {
    const subscription = watch((fields) => saveDraft(user.uid, fields));
    return () => subscription.unsubscribe();
  }, [watch, user.uid]);
  /** Fills in empty fields, and replaces the account name. */
  const fillIn = useCallback(
    (fields: Partial<CheckoutFields>) => {
      for (const [name, text] of Object.entries(fields) as [keyof CheckoutFields, string][]) {
        const present = getValues(name);
        if (present === '' || (name === 'name' && present === user.name)) setValue(name, text);
      }
    },
    [getValues, setValue, user.name],
  );
  const field = (name: RequiredField) => ({
    required: true,
    readOnly: isSending,
    error: formState.errors[name]?.message,
    ...register(name, whenFilledIn(name)),
  });
  const [country, isGift, isWrapped] = watch(['country', 'isGift', 'isWrapped']);
  const choice: ChoiceFields = { country, isGift, isWrapped };
  return {
    field,
    /** Of a text that may be left empty. */
    optional: (name: 'note' | 'giftNote') => ({ readOnly: isSending, ...register(name) }),
    /** Of a switch. */
    choose: (name: 'isGift' | 'isWrapped') => ({
      checked: choice[name],
      onChange: (event: { target: HTMLInputElement }) => !isSending && setValue(name, event.target.checked),
    }),
    choice,
    handleSubmit,
    fillIn,
  };
}
