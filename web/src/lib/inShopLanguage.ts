import { shop } from '@bookstore/shop/shop';

/** Attributes of an element with text from the shop's folder: the app's own are English where the shop's language has no messages. */
export const IN_SHOP_LANGUAGE = { lang: shop.languageTag, dir: 'auto' } as const;
