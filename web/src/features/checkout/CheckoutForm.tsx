import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CurrentUser } from '../auth/context.ts';
import { selectHasGoneBooks } from '../cart/cartSlice.ts';
import { type CheckoutFields, EMPTY_FIELDS } from './checkoutForm.ts';
import { readDraft, saveDraft } from './draft.ts';

interface Props {
  user: CurrentUser;
  onSubmit: (fields: CheckoutFields) => Promise<void>;
}

export function CheckoutForm({ user, onSubmit }: Props) {
  const hasGoneBooks = useSelector(selectHasGoneBooks);
  const [isAgreed, setIsAgreed] = useState(false);
  const { register, handleSubmit, watch } = useForm<CheckoutFields>({
    defaultValues: { ...EMPTY_FIELDS, name: user.name ?? '', ...readDraft(user.uid) },
  });
  useEffect(() => {
    const subscription = watch((fields) => saveDraft(user.uid, fields));
    return () => subscription.unsubscribe();
  }, [watch, user.uid]);
  const required = (name: keyof CheckoutFields) => ({ required: true, ...register(name, { required: true }) });
  const submit = handleSubmit(onSubmit);
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} className="grid gap-8" aria-label="Delivery details">
        <fieldset className="grid items-start gap-5 sm:grid-cols-2">
          <legend className="pb-4 font-display text-xl">Personal details</legend>
          <TextField label="Full name" autoComplete="name" {...required('name')} />
          <TextField
            label="Phone number"
            type="number"
            inputMode="numeric"
            autoComplete="tel"
            hint="Digits only"
            onWheel={(event) => event.currentTarget.blur()}
            {...required('phone')}
          />
          <div className="sm:col-span-2">
            <TextField label="Email address" type="email" autoComplete="email" readOnly value={user.email ?? ''} />
          </div>
        </fieldset>
        <fieldset className="grid items-start gap-5 sm:grid-cols-2">
          <legend className="pb-4 font-display text-xl">Delivery address</legend>
          <div className="sm:col-span-2">
            <TextField label="Address / Street" autoComplete="street-address" {...required('street')} />
          </div>
          <TextField label="City" autoComplete="address-level2" {...required('city')} />
          <TextField label="Zipcode" autoComplete="postal-code" {...required('zipcode')} />
          <TextField label="State / province" autoComplete="address-level1" {...required('state')} />
          <TextField label="Country / region" autoComplete="country-name" {...required('country')} />
        </fieldset>
        <div className="grid gap-4 border-line border-t pt-5">
          <Checkbox
            label="I agree to the terms and conditions"
            checked={isAgreed}
            onChange={(event) => setIsAgreed(event.target.checked)}
          />
          {hasGoneBooks && (
            <p role="status" className="text-danger text-sm">
              A book in your cart is no longer available: remove it to order the rest.
            </p>
          )}
          <Button
            type="submit"
            disabled={!isAgreed || hasGoneBooks}
            className="w-full sm:w-fit sm:justify-self-end sm:px-8"
          >
            Place an Order
          </Button>
        </div>
      </form>
    </Card>
  );
}
