import { countryNames, isUnknownCountry } from '@bookstore/contract/countries';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { afterPress } from '../lib/afterPress.ts';
import { TextField } from './TextField.tsx';

let cachedNames: string[] | undefined;
/** Cached, because each typed letter renders the names. */
const names = () => (cachedNames ??= countryNames());

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
  const cancelLeaving = useRef(() => {});
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
          cancelLeaving.current();
          setTyping(true);
        }}
        onBlur={(event) => {
          // An earlier hint would move the pressed element.
          cancelLeaving.current = afterPress(() => setTyping(false));
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
