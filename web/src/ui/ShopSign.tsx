import sign from '@bookstore/shop/pictures/shop-sign.svg';
import { classNames } from '../lib/classNames.ts';

export function ShopSign({ className }: { className: string }) {
  return (
    <img
      src={sign}
      width={240}
      height={150}
      alt=""
      loading="lazy"
      decoding="async"
      // Not yet loaded when the connection is lost.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
      className={classNames('h-auto', className)}
    />
  );
}
