import type { ShopStory } from '@bookstore/shop-kit/story';

export const story: ShopStory = {
  about: [
    'Harbour Pages began as a crate of paperbacks in the ferry office, for those who had missed the last crossing. The crate is a shop by now, and the ferry is still late.',
    'Two sisters and a retired pilot choose every volume. If it cannot be read with one hand on a railing, it has to be very good.',
  ],
  hours: [
    { days: 'Every day but Monday', open: '9:30 to 18:30' },
    { days: 'Monday', open: 'Gone fishing' },
  ],
  delivery: [
    {
      title: 'Into the crate',
      text: 'Your parcel is wrapped on the evening of your order. Before that, call it back under Orders.',
    },
    {
      title: 'Across the water',
      text: 'The mail boat sails at seven. Islands take a day longer when the wind is in the west.',
    },
    { title: 'Notes and coins', text: 'The bearer takes what the parcel says, in euro, and has change.' },
  ],
  account: ['Watch your parcel cross', 'Fill the same crate again', 'Call an order back before it sails'],
};
