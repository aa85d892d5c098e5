import { countryNames } from '@bookstore/contract/countries';
import * as messages from '@bookstore/messages/checkout';
import { delivery } from '@bookstore/shop/delivery';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { getAddressForm } from '../../lib/addressForm.ts';
import { CountryField } from '../../ui/CountryField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { RequiredField } from './checkoutForm.ts';
import { createPhoneTyping, digitsOfPhone, startsExtension } from './phoneText.ts';

interface Props {
  field: (name: RequiredField) => Omit<ComponentProps<typeof TextField>, 'label'>;
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

/** The country comes first, because it arranges the other fields. @param country current text of the country field */
export function AddressFields({ field, country, children }: Props & { country: string }) {
  // The arrangement stays while a country is typed.
  const [typedFrom, setTypedFrom] = useState<string>();
  const { error } = field('country');
  const { order, zipcode, state, isStateless } = getAddressForm(typedFrom ?? country);
  const fields = {
    city: <TextField key="city" label={messages.city} autoComplete="address-level2" {...field('city')} />,
    zipcode: <TextField key="zipcode" label={zipcode} autoComplete="postal-code" {...field('zipcode')} />,
    state: (
      <TextField
        key="state"
        label={state}
        autoComplete="address-level1"
        hint={isStateless ? messages.statelessHint : undefined}
        {...field('state')}
      />
    ),
  };
  return (
    <FieldSet legend={messages.deliveryAddress}>
      <div className="col-span-full">
        <CountryField
          label={messages.countryRegion}
          text={country}
          // The error repeats it.
          hint={delivery.countries && !error ? messages.onlyTheseCountries(countryNames()) : undefined}
          unknownHint={delivery.charge ? messages.unknownCountryCharged : messages.unknownCountry}
          onTyping={(isTyping) => setTypedFrom(isTyping ? country : undefined)}
          {...field('country')}
        />
      </div>
      <div className="col-span-full">
        <TextField label={messages.addressStreet} autoComplete="street-address" {...field('street')} />
      </div>
      <div className="col-span-full grid items-start gap-x-4 gap-y-5 min-[22rem]:grid-cols-2 max-sm:*:last:col-span-full sm:grid-cols-3">
        {order.map((name) => fields[name])}
      </div>
      {children}
    </FieldSet>
  );
}

/** Accepts common notations despite type=number, as specified. */
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
      // Browsers fill "tel" with a leading +, which a number input drops with all digits.
      autoComplete="tel-national"
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
  children: ReactNode;
}

function FieldSet({ legend, children }: FieldSetProps) {
  return (
    <fieldset className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="pb-4 font-display text-xl">{legend}</legend>
      {children}
    </fieldset>
  );
}
