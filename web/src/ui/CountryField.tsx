import { countryNames, isUnknownCountry } from '@bookstore/contract/countries';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { TextField } from './TextField.tsx';

let known: string[] | undefined;
/** Made once: they are rendered with each letter of the form. */
const names = () => (known ??= countryNames());

/** Milliseconds of a click: a hint that appears earlier moves what is clicked away from the pointer. */
const CLICK_MS = 300;

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
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <div>
      <TextField
        autoComplete="country-name"
        list={list}
        hint={!isTyping && isUnknownCountry(text) ? unknownHint : undefined}
        onFocus={() => {
          clearTimeout(leaving.current);
          setIsTyping(true);
        }}
        onBlur={(event) => {
          leaving.current = setTimeout(() => setIsTyping(false), CLICK_MS);
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
