import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'div'> {
  isFetching: boolean;
}

export function LastAnswer({ isFetching, className = '', ...props }: Props) {
  return <div aria-busy={isFetching} className={isFetching ? `${className} opacity-60` : className} {...props} />;
}
