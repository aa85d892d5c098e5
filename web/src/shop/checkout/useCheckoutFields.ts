import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { CurrentUser } from '../auth/currentUser.ts';
import { type RequiredField, requiredRule } from './checkoutForm.ts';
import { type CheckoutFields, EMPTY_FIELDS, readDraft, saveDraft } from './draft.ts';
import type { ChoiceFields } from './shownTotals.ts';

export type CheckoutForm = ReturnType<typeof useCheckoutFields>;

/**
 * Keeps fields in this tab's draft. Fields are read-only while sending, to keep the focus. `choice` affects the
 * total.
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
        const current = getValues(name);
        if (current === '' || (name === 'name' && current === user.name)) setValue(name, text);
      }
    },
    [getValues, setValue, user.name],
  );
  const field = (name: RequiredField) => ({
    required: true,
    readOnly: isSending,
    error: formState.errors[name]?.message,
    ...register(name, requiredRule(name)),
  });
  const [country, isGift, isWrapped, isCollected] = watch(['country', 'isGift', 'isWrapped', 'isCollected']);
  const choice: ChoiceFields = { country, isGift, isWrapped, isCollected };
  return {
    field,
    optional: (name: 'note' | 'giftNote') => ({ readOnly: isSending, ...register(name) }),
    choose: (name: 'isGift' | 'isWrapped') => ({
      checked: choice[name],
      onChange: (event: { target: HTMLInputElement }) => !isSending && setValue(name, event.target.checked),
    }),
    setCollected: (isWanted: boolean) => !isSending && setValue('isCollected', isWanted),
    choice,
    handleSubmit,
    fillIn,
  };
}
