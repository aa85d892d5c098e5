import * as messages from '@bookstore/messages/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { CountryField } from '../../ui/CountryField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { RequiredField } from './checkoutForm.ts';
import { createPhoneTyping, digitsOfPhone, startsExtension } from './phoneText.ts';

interface Props {
  /** @returns properties of the text field */
  field: (name: RequiredField) => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** Further fields of the same set. */
  children?: ReactNode;
}

export function PersonFields({ field, children }: Props) {
  return (
    <FieldSet legend={messages.personalDetails}>
      <TextField label={messages.fullName} autoComplete="name" {...field('name')} />
      <PhoneField label={messages.phoneNumber} {...field('phone')} />
      {children}
    </FieldSet>
  );
}

/** @param country the current text of the country field */
export function AddressFields({ field, country, children }: Props & { country: string }) {
  return (
    <FieldSet legend={messages.deliveryAddress} isPaired>
      <div className="col-span-full">
        <TextField label={messages.addressStreet} autoComplete="street-address" {...field('street')} />
      </div>
      <TextField label={messages.city} autoComplete="address-level2" {...field('city')} />
      <TextField label={messages.zipcode} autoComplete="postal-code" {...field('zipcode')} />
      <TextField label={messages.stateProvince} autoComplete="address-level1" {...field('state')} />
      <CountryField
        label={messages.countryRegion}
        text={country}
        unknownHint={delivery.charge ? messages.unknownCountryCharged : messages.unknownCountry}
        {...field('country')}
      />
      {children}
    </FieldSet>
  );
}

/** type=number as specified, but accepts common notations. */
function PhoneField({ error, ...props }: ComponentProps<typeof TextField>) {
  const [readTyped] = useState(createPhoneTyping);
  const [refusal, setRefusal] = useState<string>();
  const read = (text: string) => {
    const digits = digitsOfPhone(text);
    setRefusal(digits === null ? messages.phoneWithoutExtension : undefined);
    return digits ?? '';
  };
  const type = (sign: string, value: string) => {
    if (startsExtension(sign, value)) setRefusal(messages.phoneWithoutExtension);
    return readTyped(sign, value);
  };
  return (
    <NumberField
      inputMode="numeric"
      autoComplete="tel"
      hint={messages.numbersOnly}
      readTyped={(text, value) => (text.length > 1 ? read(text) : type(text, value))}
      readPasted={read}
      onInput={() => setRefusal(undefined)}
      error={refusal ?? error}
      {...props}
    />
  );
}

interface FieldSetProps {
  legend: string;
  /** Whether two short fields share a row on phones. */
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
