import type { ShopStory } from '@bookstore/shop-kit/story';

export const story: ShopStory = {
  about: [
    'Das Buchkontor begann als Kiste mit Taschenbüchern im Fährkontor, für alle, die die letzte Überfahrt verpasst hatten. Aus der Kiste ist ein Laden geworden, und die Fähre ist immer noch zu spät.',
    'Zwei Schwestern und ein Lotse im Ruhestand wählen jeden Band aus. Was sich nicht mit einer Hand an der Reling lesen lässt, muss sehr gut sein.',
  ],
  hours: [
    { days: 'Montag bis Samstag', open: '10 bis 18 Uhr' },
    { days: 'Sonntag', open: 'Beim Angeln' },
  ],
  delivery: [
    {
      title: 'In die Kiste',
      text: 'Was an Arbeitstagen bis 15 Uhr bestellt ist, packen wir noch am Abend, alles andere am nächsten. Bis dahin können Sie es unter „Bestellungen“ zurückrufen.',
    },
    {
      title: 'Übers Wasser',
      text: 'Das Postschiff legt um sieben ab. Zu den Inseln dauert es bei Westwind einen Tag länger.',
    },
    {
      title: 'Scheine und Münzen',
      text: 'Der Bote nimmt, was auf dem Päckchen steht, in Euro, und kann herausgeben.',
    },
  ],
  account: [
    'sehen, wo Ihr Päckchen ist',
    'dieselbe Kiste noch einmal füllen',
    'eine Bestellung zurückrufen, bevor sie ablegt',
  ],
};
