import type { ComponentProps } from 'react';
import { plainAmount } from '../../lib/format.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import type { TextField } from '../../ui/TextField.tsx';

/** Browsers with such a locale accept a decimal comma. Others drop it: 19,99 would become 1999. */
const WRITES_DECIMAL_COMMA = new Intl.NumberFormat().format(1.5).includes(',');
const readTyped = (text: string) => (text === ',' && !WRITES_DECIMAL_COMMA ? '.' : null);

/** A pasted "$1,234.50" becomes 1234.50. */
export function PriceField(props: ComponentProps<typeof TextField>) {
  return (
    <NumberField
      min={0}
      step="0.01"
      inputMode="decimal"
      autoComplete="off"
      readTyped={readTyped}
      readPasted={plainAmount}
      {...props}
    />
  );
}
