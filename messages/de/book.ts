import type { Shown } from '../wordsOf.ts';

export const bestSellerNumber = 'Bestseller, Platz ';
export const coverOf = (title: Shown) => `Umschlag von ${title}`;
export const by = 'von ';
export const thereIsNoCopyLeftAt = 'Im Augenblick ist kein Exemplar mehr da.';
export const description = 'Beschreibung';
export const loading = 'Wird geladen …';
export const thereIsNoBookAtThis =
  'Unter dieser Adresse gibt es kein Buch. Vielleicht steht es nicht mehr in unseren Regalen, oder die Adresse ist falsch geschrieben.';
export const theBookItselfIsStillThere =
  'Das Buch selbst ist noch da. Versuchen Sie es gleich noch einmal, oder sehen Sie sich inzwischen um.';
export const searchForItsTitle = 'Nach dem Titel suchen';
export const browseAllBooks = 'Alle Bücher ansehen';
export const toTheHomePage = 'Zur Startseite';
export const orSearchForATitleOr = 'Oder suchen Sie oben auf der Seite nach einem Titel oder Namen.';
export const errorHappendingToLoadBookInfo = 'Das Buch konnte nicht geladen werden';
export const home = 'Startseite';
export const books = 'Bücher';
export const book = 'Buch';
export const moreLikeThis = 'Ähnliche Bücher';
export const moreLikeThisLabel = 'Ähnliche Bücher';
export const more = (category: string) => `Mehr aus ${category}`;
export const byTheSameAuthor = 'Vom selben Autor, von derselben Autorin';
