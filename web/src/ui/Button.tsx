import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { useTabIndex } from './isInSight.ts';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export function Button({ look = 'primary', type = 'button', className, ...rest }: Props) {
  return <button type={type} tabIndex={useTabIndex()} className={buttonClass(look, className)} {...rest} />;
}
