import type { ClipboardEvent, ComponentProps, FormEvent } from 'react';
import { plainAmount } from '../../lib/format.ts';
import { typeText } from '../../lib/typeText.ts';
import { TextField } from '../../ui/TextField.tsx';

/** Browsers of such a locale take the comma themselves. */
const WRITES_DECIMAL_COMMA = new Intl.NumberFormat().format(1.5).includes(',');

/** A comma becomes the point that a number field understands; alone, the field drops it and 19,99 would be 1999. */
function takeComma(event: FormEvent<HTMLInputElement> & { data?: string }): void {
  if (WRITES_DECIMAL_COMMA || event.data !== ',') return;
  event.preventDefault();
  typeText('.');
}

/** A pasted "$1,234.50" is 1234.50. What is no amount is left to the browser. */
function takePasted(event: ClipboardEvent<HTMLInputElement>): void {
  const amount = plainAmount(event.clipboardData.getData('text'));
  if (amount === null) return;
  event.preventDefault();
  typeText(amount);
}

/** A price in the shop's currency, numeric for the browser, that takes what people type and paste. */
export function PriceField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="number"
      min={0}
      step="0.01"
      inputMode="decimal"
      autoComplete="off"
      onBeforeInput={takeComma}
      onPaste={takePasted}
      // A wheel that was meant to scroll the page must not change a price.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
