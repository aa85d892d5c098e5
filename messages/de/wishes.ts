import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const onMyWishList = 'Auf meinem Merkzettel';
export const viewTheList = 'Merkzettel ansehen';
export const isFull = (most: number) => `Ein Merkzettel fasst ${most} Bücher, und Ihrer ist voll.`;
export const yourWishList = 'Ihr Merkzettel';
export const aWishList = 'Ein Merkzettel';
export const keptInThisBrowser =
  'Er liegt nur in diesem Browser, und niemand sieht ihn, dem Sie ihn nicht selbst schicken.';
export const ofSomebodyElse = 'Jemand hat Ihnen diese Bücher geschickt.';
export const booksToRemember = 'Bücher zum Merken.';
export const nothingYet = 'Auf Ihrem Merkzettel steht noch nichts. Mit dem Herz bei einem Buch kommt es hierher.';
export const nothingOnIt = 'Unter dieser Adresse steht kein Buch.';
export const findABook = 'Ein Buch finden';
export const share = 'Link dazu kopieren';
export const linkCopied = 'Der Link ist kopiert.';
export const copyThisLink = 'Kopieren Sie diesen Link:';
export const addAll = 'Alle auf meinen Merkzettel';
export const allAdded = 'Alle stehen auf Ihrem Merkzettel.';
export const toYourList = 'Zu Ihrem Merkzettel';
export const remove = (title: Shown) => `Entfernen: ${isolate(title)}, vom Merkzettel`;
export const removeLabel = 'Entfernen';
export const removed = (title: Shown) => `Entfernt: ${isolate(title)}`;
export const goneOnes = (books: Shown) => `Nicht mehr erhältlich: ${books}.`;
export const removeGone = 'Vom Merkzettel entfernen';
export const loading = 'Wird geladen …';
export const notLoaded = 'Die Bücher ließen sich nicht laden.';
export const coverOf = (title: Shown) => `Umschlag von ${isolate(title)}`;
