import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { useEffect, useState } from 'react';
import { useGetDetailsQuery, useSaveDetailsMutation } from '../../api/customerDetailsApi.ts';
import { type CheckoutFields, fieldsOf, toDetails } from './checkoutForm.ts';

/**
 * What this customer has saved for the next order: filled in when it comes, and saved anew with an order where they want it.
 * Whoever has saved once goes on doing so, unless they say otherwise.
 */
export function useSavedDetails(uid: string, fillIn: (fields: Partial<CheckoutFields>) => void) {
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
