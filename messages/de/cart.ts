import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const addToCart = (title: Shown) => `In den Warenkorb: ${isolate(title)}`;
export const addToCartButton = 'In den Warenkorb';
export const unavailable = (why: string, title: Shown) => `${why}: ${isolate(title)}`;
export const added = 'Das Buch liegt im Warenkorb';
export const alreadyAdded = 'Liegt schon im Warenkorb';
export const alreadyAddedText = 'Von jedem Titel können Sie ein Exemplar bestellen.';
export const ok = 'In Ordnung';
export const coverOf = (title: Shown) => `Cover von ${isolate(title)}`;
export const category = 'Kategorie:';
export const qty = 'Anzahl:';
export const remove = (title: Shown) => `${isolate(title)} entfernen`;
export const removeLabel = 'Entfernen';
export const noLongerAvailable = 'Nicht mehr erhältlich';
export const removeToOrderRest = (why: string) => `${why}: Entfernen Sie es, um die anderen Bücher zu bestellen`;
export const priceChangedWas = (was: Shown) => `Preis geändert, bisher ${was}`;
export const shoppingCart = 'Warenkorb';
export const booksInCart = 'Die Bücher in Ihrem Warenkorb.';
export const continueShopping = 'Weiter einkaufen';
export const clearCart = 'Warenkorb leeren';
export const noProductFound = 'Ihr Warenkorb ist leer.';
export const undoRemoving = (title: Shown) => `Rückgängig: ${isolate(title)} entfernt`;
export const removed = (title: Shown) => `Entfernt: ${isolate(title)}`;
export const nothingAvailable = 'Zurzeit ist nichts aus Ihrem Warenkorb lieferbar.';
export const subtotal = 'Zwischensumme';
export const shippingAndTaxes = 'Versand und Steuern werden an der Kasse berechnet.';
export const checkout = 'Zur Kasse';
export const onlyLeft = (left: Shown) => `Nur noch ${left} vorrätig`;
export const dueOnDelivery = 'Bei Lieferung zu bezahlen';
export const newBooks = 'Neu im Regal';
export const removeAndContinue = 'Entfernen und weiter';
export const removeAllAndContinue = (books: Shown) => `Diese ${books} entfernen und weiter`;
export const removeAndCheckOut = (count: number) =>
  plural(count, {
    one: `${count} nicht erhältliches Buch entfernen und zur Kasse`,
    other: `${count} nicht erhältliche Bücher entfernen und zur Kasse`,
  });
export const unavailableBooks = 'Nicht mehr erhältlich:';
