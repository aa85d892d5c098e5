import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const home = 'Startseite';
export const books = 'Bücher';
export const book = 'Buch';
export const titleBy = (title: Shown, author: Shown) => `${isolate(title)} von ${isolate(author)}`;
export const byAuthor = <T>(author: T) => ['von ', author];
export const coverOf = (title: Shown) => `Cover von ${isolate(title)}`;
export const bestSellerRank = <T>(rank: T, hidden: (words: string) => T) => [hidden('Bestseller, Platz '), rank];
export const cannotBeOrderedYet = 'Noch nicht bestellbar';
export const preOrder = (appears: Shown) => `Vorbestellung · ${appears}`;
export const available = 'Lieferbar';
export const deliveryAndPayment = <T>(cost: T, payment: Shown) => ['Versand: ', cost, ` · ${payment}`];
export const inYourCart = 'Im Warenkorb';
export const viewCart = 'Zum Warenkorb';
export const description = 'Beschreibung';

export const author = 'Von';
export const published = 'Erschienen';
export const appears = 'Erscheint';
export const category = 'Kategorie';
export const added = 'Bei uns seit';

export const askAboutThisBook = 'Fragen zu diesem Buch';
export const questionAbout = (title: Shown) => `Frage zu „${isolate(title)}“`;

export const otherEditions = 'Andere Ausgaben';
export const moreLikeThis = 'Ähnliche Bücher';
export const soldOutAlternatives = 'Dieses Buch ist ausverkauft: ähnliche Bücher';
export const moreOfCategory = (category: string) => `Mehr aus „${category}“`;
export const byTheSameAuthor = 'Aus derselben Feder';

export const loading = 'Wird geladen …';
export const bookNotLoaded = 'Das Buch konnte nicht geladen werden';
export const noSuchBook =
  'Unter dieser Adresse gibt es kein Buch. Vielleicht steht es nicht mehr in unseren Regalen, oder die Adresse ist falsch geschrieben.';
export const notLoaded =
  'Diese Seite konnte gerade nicht geladen werden. Versuchen Sie es gleich noch einmal, oder sehen Sie sich inzwischen um.';
export const searchForTitle = 'Nach dem Titel suchen';
export const browseAllBooks = 'Alle Bücher ansehen';
export const searchHint = 'Oder suchen Sie oben auf der Seite nach Titel, Autorin oder Autor.';
