import { countryCodeOf, countryNames } from '@bookstore/contract/countries';
import { type ComponentProps, useId, useState } from 'react';
import { TextField } from './TextField.tsx';

let known: string[] | undefined;
/** Made once: they are rendered with each letter of the form. */
const names = () => (known ??= countryNames());

interface Props extends ComponentProps<typeof TextField> {
  /** What is in the field now, where a country that the shop does not know has consequences. */
  text?: string;
  /** Shown below such a country, once it is typed. */
  unknownHint?: string;
}

/** Any text, with the names of countries to choose from. */
export function CountryField({ text = '', unknownHint, onBlur, ...input }: Props) {
  const list = useId();
  const [isTyping, setIsTyping] = useState(false);
  const isUnknown = !isTyping && text.trim() !== '' && countryCodeOf(text) === null;
  return (
    <div>
      <TextField
        autoComplete="country-name"
        list={list}
        hint={isUnknown ? unknownHint : undefined}
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
