import { countryNames } from '@bookstore/contract/countries';
import { type ComponentProps, useId } from 'react';
import { TextField } from './TextField.tsx';

let known: string[] | undefined;
/** Made once: they are rendered with each letter of the form. */
const names = () => (known ??= countryNames());

/** Any text, with the names of countries to choose from. */
export function CountryField(input: ComponentProps<typeof TextField>) {
  const list = useId();
  return (
    <div>
      <TextField autoComplete="country-name" list={list} {...input} />
      <datalist id={list}>
        {names().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
