import type { ShopStory } from '@bookstore/shop-kit/story';

export const story: ShopStory = {
  about: [
    'We are five people and a wall of spines on a street that sleeps early. We do not: three nights a week the lamp over the till is lit till midnight, and whoever cannot sleep is welcome to read.',
    'We choose what stands on our shelves: business and technology that will still be true next year, fiction that is worth a missed stop, horror that keeps its promises, and adventures for people who ought to be asleep.',
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
      text: 'On the day of your order or on the next working day. Until then you can cancel it under Orders.',
    },
    { title: 'It travels', text: 'Two to four working days. Delivery is free, whatever you order.' },
    { title: 'You pay at the door', text: 'In cash, to the courier, and never more than you were shown here.' },
  ],
  account: [
    'See how far every order has come',
    'Fill the cart with the same books again in one press',
    'Cancel an order while it is not packed',
  ],
};
