import type { SavedDetails as Saved } from '@bookstore/contract/api/customerDetails';
import * as messages from '@bookstore/messages/account';
import * as common from '@bookstore/messages/common';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGetDetailsQuery, useRemoveDetailsMutation, useSaveDetailsMutation } from '../../api/customerDetailsApi.ts';
import { getProblem } from '../../api/problem.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { type RequiredField, requiredRule, toCheckoutFields, toDetails } from '../checkout/checkoutForm.ts';
import { AddressFields, PersonFields } from '../checkout/DeliveryFields.tsx';
import { type CheckoutFields, EMPTY_FIELDS } from '../checkout/draft.ts';

type Mode = 'shown' | 'changing' | 'saved' | 'left';

export function SavedDetails({ uid }: { uid: string }) {
  const query = useGetDetailsQuery(uid);
  const [mode, setMode] = useState<Mode>('shown');
  /** Waits for the stored details, so that the old ones do not show below the success message. */
  const show = async () => {
    await query.refetch();
    setMode('saved');
  };
  return (
    <section aria-labelledby="saved-details">
      <Card className="grid gap-5">
        <h2 id="saved-details" className="font-display text-xl">
          {messages.savedDeliveryDetails}
        </h2>
        <QueryResult query={query} loading={null} failure={<p>{messages.detailsNotLoaded}</p>}>
          {(details) =>
            mode === 'changing' ? (
              <DetailsForm details={details} onSaved={show} onLeave={() => setMode('left')} />
            ) : (
              <StoredDetails
                details={details}
                mode={mode}
                onChange={() => setMode('changing')}
                onDelete={() => setMode('shown')}
              />
            )
          }
        </QueryResult>
      </Card>
    </section>
  );
}

interface StoredDetailsProps {
  details: Saved | null;
  mode: Mode;
  onChange: () => void;
  onDelete: () => void;
}

function StoredDetails({ details, mode, onChange, onDelete }: StoredDetailsProps) {
  const [remove, { isError: hasFailed }] = useRemoveDetailsMutation();
  const forget = () => {
    onDelete();
    void remove();
  };
  return (
    <>
      {mode === 'saved' && <Alert tone="note">{messages.detailsSaved}</Alert>}
      {hasFailed && <Alert>{messages.detailsNotDeleted}</Alert>}
      {details ? <FactList facts={toFacts(details)} /> : <p className="text-ink-soft">{messages.noSavedDetails}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" autoFocus={mode === 'saved' || mode === 'left'} onClick={onChange}>
          {details ? messages.editDetails : messages.addDetails}
        </Button>
        {details && (
          <Button look="secondary" onClick={forget}>
            {messages.deleteDetails}
          </Button>
        )}
      </div>
    </>
  );
}

const toFacts = ({ name, phone, addressLines }: Saved) => ({
  [messages.savedFacts.name]: name,
  [messages.savedFacts.phone]: phone,
  [messages.savedFacts.address]: addressLines.join('\n'),
});

interface Props {
  details: Saved | null;
  onSaved: () => Promise<void>;
  onLeave: () => void;
}

function DetailsForm({ details, onSaved, onLeave }: Props) {
  const { field, country, handleSubmit, isSubmitting, failure } = useDetails(details, onSaved);
  return (
    <form
      noValidate
      aria-labelledby="saved-details"
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-8"
    >
      {failure && <Alert>{failure}</Alert>}
      <PersonFields field={field} />
      <AddressFields country={country} field={field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {messages.saveDetails}
        </Button>
        <Button look="secondary" onClick={onLeave}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

function useDetails(details: Saved | null, onSaved: () => Promise<void>) {
  const [save] = useSaveDetailsMutation();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, watch, formState, setError } = useForm<CheckoutFields>({
    defaultValues: { ...EMPTY_FIELDS, ...(details && toCheckoutFields(details)) },
  });
  const submit = async (fields: CheckoutFields) => {
    setFailure(undefined);
    const { error } = await save(toDetails(fields));
    if (!error) return await onSaved();
    const problem = getProblem(error);
    const refused = problem?.errors ?? [];
    for (const { path, message } of refused) setError(fieldAt(path), { message });
    if (refused.length === 0) setFailure(messages.detailsNotSaved(problem?.detail ?? messages.noAnswer));
  };
  const field = (name: RequiredField) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, requiredRule(name)),
  });
  const { isSubmitting } = formState;
  return {
    field,
    country: watch('country'),
    handleSubmit: handleSubmit((fields) => (isSubmitting ? undefined : submit(fields))),
    isSubmitting,
    failure,
  };
}

const fieldAt = (path: string) => path.replace('address.', '') as RequiredField;
