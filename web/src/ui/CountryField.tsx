import { countryNames, isUnknownCountry } from '@bookstore/contract/countries';
import { type ComponentProps, useId, useState } from 'react';
import { TextField } from './TextField.tsx';

let known: string[] | undefined;
/** Made once: they are rendered with each letter of the form. */
const names = () => (known ??= countryNames());

interface Props extends ComponentProps<typeof TextField> {
  /** The present text of the field; required with `unknownHint`. */
  text?: string;
  /** Shown below an unknown country when the focus has left the field. */
  unknownHint?: string;
}

/** Any text, with the names of countries to choose from. */
export function CountryField({ text = '', unknownHint, onBlur, ...input }: Props) {
  const list = useId();
  const [isTyping, setIsTyping] = useState(false);
  return (
    <div>
      <TextField
        autoComplete="country-name"
        list={list}
        hint={!isTyping && isUnknownCountry(text) ? unknownHint : undefined}
        onFocus={() => setIsTyping(true)}
        onBlur={(event) => {
          setIsTyping(false);
          onBlur?.(event);
        }}
        {...input}
      />
      <datalist id={list}>
        {names().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
