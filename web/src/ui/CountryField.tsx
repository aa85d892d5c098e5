import { countryNames, isUnknownCountry } from '@bookstore/contract/countries';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { TextField } from './TextField.tsx';

let cachedNames: string[] | undefined;
/** Cached, because each typed letter renders the names. */
const names = () => (cachedNames ??= countryNames());

/** Milliseconds of a click. An earlier hint would move the clicked element. */
const CLICK_MS = 300;

interface Props extends ComponentProps<typeof TextField> {
  /** Current text of the field; required with `unknownHint`. */
  text?: string;
  unknownHint?: string;
  onTyping?: (isTyping: boolean) => void;
}

/** Accepts any text and suggests country names. */
export function CountryField({ text = '', hint, unknownHint, onTyping, onBlur, ...input }: Props) {
  const list = useId();
  const [isTyping, setIsTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setTyping = (isNow: boolean) => {
    setIsTyping(isNow);
    onTyping?.(isNow);
  };
  return (
    <div>
      <TextField
        autoComplete="country-name"
        list={list}
        hint={!isTyping && isUnknownCountry(text) ? unknownHint : hint}
        onFocus={() => {
          clearTimeout(leaving.current);
          setTyping(true);
        }}
        onBlur={(event) => {
          leaving.current = setTimeout(() => setTyping(false), CLICK_MS);
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
