import type { NewsArticle } from '@bookstore/shop-kit/news';

export const news: readonly NewsArticle[] = [
  {
    id: 'night-ferry',
    title: 'Vorlesen auf der Nachtfähre',
    description:
      'Am ersten Freitag im Monat liest jemand im Salon vor, vom Ablegen bis zum Anlegen. Decken sind an Bord; geklatscht wird mit dem Nebelhorn.',
    image: 'night-ferry',
    link: { label: 'Geschichten von Meer und Gipfel', to: '/books?category=adventure' },
    alt: 'Ein Boot mit einem Buch als Segel, nachts unter einem Leuchtturm',
  },
  {
    id: 'book-crates',
    title: 'Bücherkisten-Tausch am Kai',
    description:
      'Bringen Sie am Samstag mit, was Sie gelesen haben, wiegen Sie es auf der Fischwaage, und nehmen Sie dasselbe Gewicht an Geschichten mit nach Hause.',
    image: 'book-crates',
  },
];
