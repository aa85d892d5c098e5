import type { Seller } from '@bookstore/shop-kit/seller';

export const seller: Seller = {
  name: 'Buchkontor am Hafen, Inhaberin Anke Petersen',
  address: ['Fährkontor 3', '25980 Westerhaven'],
  country: 'DE',
  email: 'moin@buchkontor.example',
  phone: '+49 4651 555012',
  taxNumber: 'DE123456788',
};
