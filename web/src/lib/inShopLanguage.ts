import { shop } from '@bookstore/shop/shop';

/** Belongs on what the shop's folder says: the words of the app around it are English, whatever the shop's language. */
export const IN_SHOP_LANGUAGE = { lang: shop.languageTag, dir: 'auto' } as const;
