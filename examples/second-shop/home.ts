import type { HomeTexts } from '@bookstore/shop-kit/home';

export const home: HomeTexts = {
  title: 'Bücher vom Kai, bis an Ihre Tür gebracht',
  description:
    'Romane, Lyrik und Geschichten von Meer und Gipfel aus einer kleinen Buchhandlung am Hafen. Bezahlt in Euro, wenn das Päckchen da ist.',
  banner: {
    heading: 'Heute früh angelandet',
    text: 'Kisten aus neun Druckereien kamen mit der Flut. Wir haben sie getrocknet, auf der Mole gelesen und die besten für Sie in ein Regal gestellt.',
    button: 'Kisten öffnen',
    hasBooks: false,
  },
};
