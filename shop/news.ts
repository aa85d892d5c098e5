import type { NewsArticle } from '@bookstore/shop-kit/news';

export const news: readonly NewsArticle[] = [
  {
    id: 'reading-festival',
    title: 'Ten thousand readers, one hillside',
    description:
      'The Tents and Pages festival returned for a fourth summer with eighty authors, a queue for the poetry doctor and a field that fell silent every day at three, for the hour of reading alone together.',
    image: 'news-1',
    link: { label: 'Adventures for the outdoors', to: '/books?category=adventure' },
  },
  {
    id: 'translation-prize',
    title: 'A new prize pays the translator first',
    description:
      'The Crossing Prize honours a novel in translation and, for once, nobody has to share: the translator is paid in full before the author is. The first shortlist speaks nine languages.',
    image: 'news-2',
    link: { label: 'Browse our fiction', to: '/books?category=fiction' },
  },
  {
    id: 'late-reopening',
    title: 'Our shop reopens, at night',
    description:
      'After a winter of scaffolding the lamp on Lamplight Street is lit again, with our mezzanine, our ladder and new hours: Thursday to Saturday until midnight, for anyone who finishes a book at eleven and cannot wait.',
    image: 'news-3',
    link: { label: 'Horror for the late hours', to: '/books?category=horror' },
  },
  {
    id: 'author-evening',
    title: 'One chair, one lamp, one chapter',
    description:
      'Local writers read the chapter they nearly cut. No slides, no moderator, and questions over soup. The first evenings were full within an hour; more dates follow in spring.',
    image: 'news-4',
    link: { label: 'Where to find us', to: '/about' },
  },
  {
    id: 'libraries-campaign',
    title: 'Forty libraries stay open, thanks to their readers',
    description:
      'The Keep the Lights On campaign asked borrowers to write down what their library had given them. Six hundred thousand cards later the council has found the money, and somewhere to file the cards.',
    image: 'news-5',
    link: { label: 'Browse all our books', to: '/books' },
  },
];
