import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const booksInOrder = 'Bücher der Bestellung';
export const remove = (title: Shown) => `${isolate(title)} entfernen`;
export const removeLabel = 'Entfernen';
export const add = (title: Shown) => `${isolate(title)} hinzufügen`;
export const addLabel = 'Hinzufügen';
export const noBooks = 'Eine Bestellung hat mindestens ein Buch. Sollen alle entfallen, stornieren Sie die Bestellung.';
export const mostBooks = (most: number) => `Eine Bestellung hat höchstens ${most} Bücher.`;
export const findBook = 'Buch zum Hinzufügen suchen';
export const find = 'Suchen';
export const booksFound = 'Gefundene Bücher';
export const noBookFound = 'Keine Treffer.';
export const allMatchesAdded = 'Alle Treffer sind schon in der Bestellung.';
export const booksNotSearched = 'Die Bücher konnten nicht durchsucht werden. Bitte versuchen Sie es erneut.';
export const currentPrice = (price: Shown) => `${price}, heutiger Preis`;
export const orderPrice = (price: Shown) => `${price}, wie bestellt`;
export const totalBefore = 'Gesamtbetrag bisher';
export const newTotal = 'Neuer Gesamtbetrag';
export const customerAgreed = 'Kundin oder Kunde ist einverstanden';
export const costsMore = 'Die Bestellung kostet nun mehr. Fragen Sie zuerst nach, und setzen Sie dann den Haken.';
export const pricesChanged = (total: Shown) =>
  `Preise haben sich geändert: Die Bestellung kostet nun ${total}. Fragen Sie nach und speichern Sie dann erneut.`;
export const saveBooks = 'Bücher speichern';
export const saveDelivery = 'Lieferung speichern';
export const save = 'Speichern';
export const totalUnchanged = 'Der Gesamtbetrag bleibt wie vereinbart, wohin das Paket auch geht.';
export const notifyCustomer = 'Dazu eine E-Mail senden';
export const waitingHint =
  'Bis zu diesem Tag wird die Bestellung nicht verpackt und steht auf keiner Packliste. Kundinnen und Kunden sehen Tag und Hinweis.';
export const untilHint = 'Leer lassen, wenn der Tag noch nicht bekannt ist.';
export const waitingNoteHint = 'Zum Beispiel: wird nachgedruckt. Optional.';
export const stopWaiting = 'Nicht mehr warten';
export const messageTo = (email: Shown) => `Geht an ${isolate(email)}. Antworten gehen an die Buchhandlung.`;
export const sendMessage = 'Senden';
export const customerNotInformed =
  'Dazu geht keine E-Mail hinaus. Bitte rufen Sie die Kundin oder den Kunden an, oder schreiben Sie.';
export const fields = {
  books: 'Bücher',
  total: 'Gesamtbetrag',
  name: 'Name',
  phone: 'Telefon',
  street: 'Straße',
  city: 'Ort',
  zipcode: 'Postleitzahl',
  state: 'Bundesland / Kanton',
  country: 'Land',
  note: 'Hinweis für den Zusteller',
  carrier: 'Paketdienst',
  number: 'Sendungsnummer',
  url: 'Link zur Sendungsverfolgung',
  internalNote: 'Interne Notiz',
  until: 'Kann verpackt werden ab',
  waitingNote: 'Hinweis für Kundin oder Kunde',
  message: 'Nachricht',
};
export const trackingHint = 'Steht bei der Bestellung im Kundenkonto und in der E-Mail, dass sie verpackt ist.';
export const urlHint = 'Beginnt mit https://. Optional.';
export const internalNoteHint = 'Für Kundinnen und Kunden nie sichtbar.';
export const carrierAndNumber = 'Füllen Sie Paketdienst und Sendungsnummer aus, oder lassen Sie beide leer.';
export const whichReturned = 'Welche Bücher wurden zurückgegeben?';
export const allBooks = 'Alle Bücher';
export const restock = 'Wieder in den Bestand aufnehmen';
export const restockHint = 'Nur bei Büchern, deren Bestand gezählt wird.';
export const refundDue = (sum: Shown) => `Zu erstatten: ${sum}`;
export const returnHasNoUndo = 'Das lässt sich nicht rückgängig machen.';
export const returnIsMailed =
  'Wenn die Buchhandlung E-Mails verschickt, erhält die Kundin oder der Kunde eine Liste der zurückgegebenen Bücher.';
export const recordReturn = 'Rückgabe erfassen';
export const withdrawnFrom = 'Widerrufen:';
export const wholeOrder = 'Die ganze Bestellung';
export const alreadyReturned =
  'Jemand anderes hat einige dieser Bücher bereits zurückgenommen. Sie stehen nicht mehr in der Liste.';
export const notDelivered =
  'Die Bestellung gilt nicht mehr als zugestellt. Deshalb lässt sich keine Rückgabe erfassen.';
export const changedByOther =
  'Jemand anderes hat diese Bestellung geändert. Ihre Änderungen sind noch nicht gespeichert.';
export const yours = 'Ihre Fassung';
export const theirs = 'Gespeicherte Fassung';
export const empty = 'leer';
export const keepMine = 'Meine behalten';
export const takeTheirs = 'Die andere übernehmen';
export const noLongerPlaced = 'Diese Bestellung ist nicht mehr offen und kann nicht mehr geändert werden.';

export const whichSplit = 'Welche Bücher verschicken Sie später, als eigene Bestellung?';
export const oneBookStays = 'Lassen Sie mindestens ein Buch in dieser Bestellung.';
export const expected = 'Erwartet am';
export const expectedHint = 'Wann Sie diese Bücher erwarten. Optional.';
export const splitReason = 'Grund';
export const splitReasonHint = 'Steht auch bei der Bestellung im Kundenkonto. Optional.';
