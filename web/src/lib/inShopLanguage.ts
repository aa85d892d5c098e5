import { shop } from '@bookstore/shop/shop';

/** Shop texts may be in another language than the app's messages. */
export const IN_SHOP_LANGUAGE = { lang: shop.languageTag, dir: 'auto' } as const;
