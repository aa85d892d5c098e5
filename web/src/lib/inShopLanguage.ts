import { shop } from '@bookstore/shop/shop';

/** Attributes of an element with text from the shop's folder: the app's own texts are English, whatever the shop's language. */
export const IN_SHOP_LANGUAGE = { lang: shop.languageTag, dir: 'auto' } as const;
