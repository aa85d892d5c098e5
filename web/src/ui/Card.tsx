import type { ComponentProps } from 'react';
import { classNames } from '../lib/classNames.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-card border border-line bg-paper-raised p-5 shadow-card sm:p-6', className)}
      {...rest}
    />
  );
}
