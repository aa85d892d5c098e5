import * as messages from '@bookstore/messages/checkout';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { CountryField } from '../../ui/CountryField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { RequiredField } from './checkoutForm.ts';

interface Props {
  /** What the text field of this name needs to know of its form. */
  field: (name: RequiredField) => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** What stands below these fields, in the same set. */
  children?: ReactNode;
}

/** Who gets a parcel. */
export function PersonFields({ field, children }: Props) {
  return (
    <FieldSet legend={messages.personalDetails}>
      <TextField label={messages.fullName} autoComplete="name" {...field('name')} />
      <PhoneField label={messages.phoneNumber} {...field('phone')} />
      {children}
    </FieldSet>
  );
}

/** Where it goes. */
export function AddressFields({ field, children }: Props) {
  return (
    <FieldSet legend={messages.deliveryAddress} isPaired>
      <div className="col-span-full">
        <TextField label={messages.addressStreet} autoComplete="street-address" {...field('street')} />
      </div>
      <TextField label={messages.city} autoComplete="address-level2" {...field('city')} />
      <TextField label={messages.zipcode} autoComplete="postal-code" {...field('zipcode')} />
      <TextField label={messages.stateProvince} autoComplete="address-level1" {...field('state')} />
      <CountryField label={messages.countryRegion} {...field('country')} />
      {children}
    </FieldSet>
  );
}

/** A number field drops the plus of +49, and the number would be another: dialled, it is 00. */
const PHONE_SUBSTITUTES = new Map([['+', '00']]);

/** Numeric for the browser, as specified; it takes a number as people write it. */
function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <NumberField
      inputMode="numeric"
      autoComplete="tel"
      hint={messages.digitsOnlyABecomes00}
      substitutes={PHONE_SUBSTITUTES}
      readPasted={readPastedPhone}
      {...props}
    />
  );
}

/** A pasted "+49 (0)170 / 123-45" is 004917012345. */
function readPastedPhone(pasted: string): string | null {
  const text = pasted.trim();
  const number = (text.startsWith('+') ? text.replace('+', '00').replace('(0)', '') : text).replaceAll(/\D/g, '');
  return number || null;
}

interface FieldSetProps {
  legend: string;
  /** Whether two short fields stand side by side on a phone, too. */
  isPaired?: boolean;
  children: ReactNode;
}

function FieldSet({ legend, isPaired = false, children }: FieldSetProps) {
  return (
    <fieldset
      className={classNames(
        'grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-x-5',
        isPaired && 'min-[22rem]:grid-cols-2',
      )}
    >
      <legend className="pb-4 font-display text-xl">{legend}</legend>
      {children}
    </fieldset>
  );
}
