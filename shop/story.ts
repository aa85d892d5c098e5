import type { ShopStory } from '@bookstore/shop-kit/story';

export const story: ShopStory = {
  about: [
    "We're five people and a wall of spines on a street that goes to bed early. We don't: three nights a week the lamp over the till is lit till midnight, and if you can't sleep, you're welcome to read.",
    'We choose every book on our shelves: business and technology that will still be true next year, fiction worth a missed stop, horror that keeps its promises, and adventures for people who ought to be asleep.',
  ],
  hours: [
    { days: 'Monday to Wednesday', open: '10:00 to 20:00' },
    { days: 'Thursday to Saturday', open: '10:00 to midnight' },
    { days: 'Sunday', open: '12:00 to 18:00' },
    { days: 'This site', open: 'Always' },
  ],
  delivery: [
    {
      title: 'We pack it',
      text: 'On the day you order, or the next working day. Until then you can cancel under Orders.',
    },
    { title: 'It travels', text: 'Two to four working days. Delivery is free, whatever you order.' },
    { title: 'You pay at the door', text: 'In cash, to the courier. The price you see is the price you pay.' },
  ],
  account: ['Track your orders', 'Order the same books again in one tap', 'Cancel an order until we pack it'],
};
