import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSaveDetailsMutation } from '../../api/customerDetailsApi.ts';
import { problemOf } from '../../api/problem.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  type CheckoutFields,
  EMPTY_FIELDS,
  fieldsOf,
  type RequiredField,
  toDetails,
  whenFilledIn,
} from '../checkout/checkoutForm.ts';
import { AddressFields, PersonFields } from '../checkout/DeliveryFields.tsx';

interface Props {
  /** Null where none are kept so far. */
  details: CustomerDetails | null;
  onSaved: () => Promise<void>;
  onLeave: () => void;
}

/** Where the next parcel goes, in the fields of the checkout. What the shop refuses is said beside its field. */
export function DetailsForm({ details, onSaved, onLeave }: Props) {
  const { field, handleSubmit, isSubmitting, failure } = useDetails(details, onSaved);
  return (
    <form
      noValidate
      aria-labelledby="saved-details"
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-8"
    >
      {failure && <Alert>{failure}</Alert>}
      <PersonFields field={field} />
      <AddressFields field={field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          Save the details
        </Button>
        <Button look="secondary" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useDetails(details: CustomerDetails | null, onSaved: () => Promise<void>) {
  const [save] = useSaveDetailsMutation();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm<CheckoutFields>({
    defaultValues: { ...EMPTY_FIELDS, ...(details && fieldsOf(details)) },
  });
  const submit = async (fields: CheckoutFields) => {
    setFailure(undefined);
    const { error } = await save(toDetails(fields));
    if (!error) return await onSaved();
    const problem = problemOf(error);
    const refused = problem?.errors ?? [];
    for (const { path, message } of refused) setError(fieldAt(path), { message });
    if (refused.length === 0) setFailure(`${problem?.detail ?? 'We got no answer.'} The details are not saved.`);
  };
  const field = (name: RequiredField) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, whenFilledIn(name)),
  });
  const { isSubmitting } = formState;
  // While it is sent, a second press sends nothing.
  return {
    field,
    handleSubmit: handleSubmit((fields) => (isSubmitting ? undefined : submit(fields))),
    isSubmitting,
    failure,
  };
}

/** The form's name of what the API calls `name` or `address.city`. */
const fieldAt = (path: string) => path.replace('address.', '') as RequiredField;
