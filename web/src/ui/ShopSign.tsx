import sign from '@bookstore/shop/pictures/shop-sign.svg';
import { classNames } from '../lib/classNames.ts';

/** The shop's front at night: its own mark, where it speaks for itself. Decoration beside what is said. */
export function ShopSign({ className }: { className: string }) {
  return (
    <img
      src={sign}
      width={240}
      height={150}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames('h-auto', className)}
    />
  );
}
