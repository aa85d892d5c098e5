import { type ComponentProps, type ReactNode, useId } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import type { RequiredField } from './checkoutForm.ts';
import { COUNTRIES } from './countries.ts';
import { PhoneField } from './PhoneField.tsx';

interface Props {
  /** What the text field of this name needs to know of its form. */
  field: (name: RequiredField) => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** What stands below these fields, in the same set. */
  children?: ReactNode;
}

/** Who gets a parcel. */
export function PersonFields({ field, children }: Props) {
  return (
    <FieldSet legend="Personal details">
      <TextField label="Full name" autoComplete="name" {...field('name')} />
      <PhoneField label="Phone number" {...field('phone')} />
      {children}
    </FieldSet>
  );
}

/** Where it goes. */
export function AddressFields({ field, children }: Props) {
  return (
    <FieldSet legend="Delivery address">
      <div className="sm:col-span-2">
        <TextField label="Address / Street" autoComplete="street-address" {...field('street')} />
      </div>
      <TextField label="City" autoComplete="address-level2" {...field('city')} />
      <TextField label="Zipcode" autoComplete="postal-code" {...field('zipcode')} />
      <TextField label="State / province" autoComplete="address-level1" {...field('state')} />
      <CountryField {...field('country')} />
      {children}
    </FieldSet>
  );
}

/** Any text, with the names of countries to choose from. */
function CountryField(input: ReturnType<Props['field']>) {
  const list = useId();
  return (
    <div>
      <TextField label="Country / region" autoComplete="country-name" list={list} {...input} />
      <datalist id={list}>
        {COUNTRIES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function FieldSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="pb-4 font-display text-xl">{legend}</legend>
      {children}
    </fieldset>
  );
}
