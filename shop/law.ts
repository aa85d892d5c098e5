import type { Law } from '@bookstore/shop-kit/law';

export const law: Law = { regime: 'none' };
