import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const addToWishList = 'Auf den Merkzettel';
export const removeFromWishList = 'Vom Merkzettel entfernen';
export const viewList = 'Merkzettel ansehen';
export const isFull = (most: number) => `Ihr Merkzettel ist voll. Er fasst ${most} Bücher.`;
export const oldestLeftOut = (books: Shown) =>
  `Ihr Merkzettel und der Ihres Kontos wurden zusammengeführt. Die neuesten bleiben, die ältesten entfallen: ${books}.`;
export const yourWishList = 'Ihr Merkzettel';
export const yourListOf = (books: Shown) => `Ihr Merkzettel: ${books}`;
export const aWishList = 'Ein Merkzettel';
export const keptInAccount = 'In Ihrem Konto gespeichert. Privat, solange Sie den Link nicht teilen.';
export const keptInThisBrowser = <T>(link: (words: string) => T) => [
  'In diesem Browser gespeichert. ',
  link('Melden Sie sich an'),
  ', um ihn auf allen Geräten zu haben.',
];
export const sharedWithYou = 'Ein Merkzettel, der mit Ihnen geteilt wurde.';
export const booksToRemember = 'Bücher zum Merken.';
export const empty = 'Ihr Merkzettel ist leer. Drücken Sie auf das Herz eines Buchs, um es zu merken.';
export const sharedEmpty = 'Dieser Merkzettel ist leer.';
export const findBook = 'Ein Buch finden';
export const share = 'Link kopieren';
export const linkCopied = 'Link kopiert.';
export const copyThisLink = 'Kopieren Sie diesen Link:';
export const addAll = 'Alle auf meinen Merkzettel';
export const allAdded = 'Alle stehen auf Ihrem Merkzettel.';
export const goToList = 'Zu Ihrem Merkzettel';
export const add = (title: Shown) => `${isolate(title)} auf den Merkzettel setzen`;
export const remove = (title: Shown) => `${isolate(title)} vom Merkzettel entfernen`;
export const removeLabel = 'Entfernen';
export const noLongerSold = (books: Shown) => `Nicht mehr erhältlich: ${books}.`;
export const removeGone = 'Vom Merkzettel entfernen';
export const loading = 'Wird geladen …';
export const notLoaded = 'Die Bücher konnten nicht geladen werden.';
