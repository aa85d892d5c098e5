import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export function Button({ look = 'primary', type = 'button', className, ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
