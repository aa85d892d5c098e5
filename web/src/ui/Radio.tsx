import type { ComponentProps } from 'react';
import { Checkbox } from './Checkbox.tsx';

export function Radio(props: ComponentProps<typeof Checkbox>) {
  return <Checkbox type="radio" {...props} />;
}
