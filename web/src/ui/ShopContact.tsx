import { seller } from '@bookstore/shop/seller';
import { mailToShop, PHONE_LINK } from '../lib/contact.ts';
import { IN_SHOP_LANGUAGE } from '../lib/inShopLanguage.ts';

const LINK = 'inline-flex min-h-11 w-fit max-w-full items-center text-accent underline underline-offset-4';

export function ShopContact() {
  return (
    <address className="grid not-italic">
      <p {...IN_SHOP_LANGUAGE} className="whitespace-pre-line pb-1 text-ink-soft leading-relaxed">
        {seller.address.join('\n')}
      </p>
      <a href={PHONE_LINK} className={LINK}>
        {seller.phone}
      </a>
      <a href={mailToShop()} className={LINK}>
        <span className="wrap-anywhere">{seller.email}</span>
      </a>
    </address>
  );
}
