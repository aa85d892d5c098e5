import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const booksOfTheOrder = 'Bücher der Bestellung';
export const remove = (title: Shown) => `${isolate(title)} entfernen`;
export const removeLabel = 'Entfernen';
export const add = (title: Shown) => `${isolate(title)} hinzufügen`;
export const addLabel = 'Hinzufügen';
export const noBooks = 'Eine Bestellung hat mindestens ein Buch. Sollen alle entfallen, stornieren Sie die Bestellung.';
export const mostBooks = (most: number) => `Eine Bestellung hat höchstens ${most} Bücher.`;
export const findABookToAdd = 'Buch zum Hinzufügen suchen';
export const find = 'Suchen';
export const booksFound = 'Gefundene Bücher';
export const noBookFound = 'Keine Treffer.';
export const allMatchesAdded = 'Alle Treffer sind schon in der Bestellung.';
export const booksNotSearched = 'Die Bücher konnten nicht durchsucht werden. Bitte versuchen Sie es erneut.';
export const priceOfToday = (price: Shown) => `${price}, Preis von heute`;
export const priceOfTheOrder = (price: Shown) => `${price}, wie bestellt`;
export const totalBefore = 'Gesamtbetrag bisher';
export const totalThen = 'Neuer Gesamtbetrag';
export const theCustomerAgreed = 'Kundin oder Kunde ist einverstanden';
export const costsMore =
  'Die Bestellung kostet nun mehr. Fragen Sie zuerst, ob das recht ist, und setzen Sie dann den Haken.';
export const pricesChanged = (total: Shown) =>
  `Preise haben sich inzwischen geändert: Die Bestellung kostet nun ${total}. Fragen Sie nach und speichern Sie dann erneut.`;
export const saveBooks = 'Bücher speichern';
export const saveDelivery = 'Lieferung speichern';
export const save = 'Speichern';
export const theTotalStays = 'Der Gesamtbetrag bleibt, wie er vereinbart war, wohin das Paket auch geht.';
export const theCustomerIsNotTold = 'Es geht keine E-Mail hinaus: Sagen Sie es am Telefon, oder schreiben Sie.';
export const fields = {
  books: 'Bücher',
  total: 'Gesamtbetrag',
  name: 'Name',
  phone: 'Telefon',
  street: 'Straße',
  city: 'Ort',
  zipcode: 'Postleitzahl',
  state: 'Bundesland',
  country: 'Land',
  note: 'Hinweis für den Boten',
  carrier: 'Versanddienst',
  number: 'Sendungsnummer',
  url: 'Adresse zum Verfolgen',
  internalNote: 'Interne Notiz',
};
export const trackingHint = 'Steht bei der Bestellung im Kundenkonto und in der E-Mail, dass sie verpackt ist.';
export const urlHint = 'Beginnt mit https://. Das Feld darf leer bleiben.';
export const internalNoteHint = 'Im Kundenkonto ist sie nie zu sehen.';
export const carrierAndNumber = 'Eine Sendung hat einen Versanddienst und eine Nummer, oder keines von beiden.';
export const whichCameBack = 'Welche Bücher sind zurückgekommen?';
export const allOfThem = 'Alle';
export const backInStock = 'Sie können wieder verkauft werden';
export const backInStockHint = 'Bücher, deren Exemplare gezählt werden, kommen zurück in den Bestand.';
export const toPayBack = (sum: Shown) => `Zurückzuzahlen: ${sum}`;
export const returnHasNoUndo =
  'Das lässt sich nicht rückgängig machen. Wenn die Buchhandlung E-Mails verschickt, sagt eine E-Mail, was zurückgekommen ist.';
export const takeBack = 'Zurücknehmen';
export const withdrawnFrom = 'Der Widerruf nennt:';
export const theWholeOrder = 'Die ganze Bestellung';
export const alreadyBack =
  'Jemand anders hat einige dieser Bücher bereits zurückgenommen. Sie stehen nicht mehr in der Liste.';
export const notDelivered = 'Die Bestellung gilt nicht mehr als zugestellt, daher kann nichts davon zurückkommen.';
export const somebodyElseWasFaster =
  'Jemand anders hat diese Bestellung inzwischen geändert. Von Ihren Änderungen ist noch nichts gespeichert.';
export const yours = 'Ihre Fassung';
export const theirs = 'Jetzt im Laden';
export const empty = 'leer';
export const keepMine = 'Meine behalten';
export const takeTheirs = 'Die andere übernehmen';
export const noLongerPlaced = 'Die Bestellung wartet nicht mehr aufs Verpacken und kann nicht mehr geändert werden.';
