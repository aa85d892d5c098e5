import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const byPhoneOrCounter = 'Am Telefon oder am Ladentisch. Die Bestellung gehört zu keinem Kundenkonto.';
export const onlyByPhone = 'Am Telefon. Die Bestellung gehört zu keinem Kundenkonto.';
export const books = 'Bücher';
export const customer = 'Kundin oder Kunde';
export const findBook = 'Titel, Autor oder ISBN';
export const noBooksYet = 'Noch kein Buch. Suchen Sie eines, oder scannen Sie es.';
export const bookAdded = (title: Shown) => `${isolate(title)} wurde hinzugefügt.`;
export const alreadyInOrder = (title: Shown) =>
  `${isolate(title)} steht schon in der Bestellung. Jedes Buch ist nur einmal möglich: Nehmen Sie für ein zweites Exemplar eine weitere Bestellung auf.`;
export const isWithheld = (title: Shown) =>
  `${isolate(title)} lässt sich nicht bestellen. Um es zu verkaufen, machen Sie es zuerst unter „Bücher“ bestellbar.`;
export const isSoldOut = (title: Shown) =>
  `${isolate(title)} ist laut Bestand ausverkauft. Wenn Sie ein Exemplar vor sich haben, berichtigen Sie zuerst den Bestand unter Bücher.`;
export const unknownIsbn = (isbn: Shown) => `Kein Buch hat die ISBN ${isbn}.`;
export const notSearched = (text: Shown, reason: Shown) =>
  `${isolate(text)}: ${reason}. Bitte versuchen Sie es erneut.`;
export const inStock = (copies: Shown) => `${copies} vorrätig`;
export const noLongerSold = 'Nicht mehr im Sortiment';
export const email = 'E-Mail';
export const emailHint = 'Optional. An diese Adresse gehen die E-Mails zur Bestellung.';
export const streetHint = 'Optional, wenn die Bücher abgeholt werden.';
export const noteHint = 'Optional';
export const summary = 'Zusammenfassung';
export const sumOfBooks = 'Bücher';
export const total = 'Gesamtbetrag';
export const totalHint = 'Nennen Sie der Kundin oder dem Kunden den Gesamtbetrag.';
export const placeOrder = 'Bestellung aufnehmen';
export const mostBooks = (most: number) => `Eine Bestellung hat höchstens ${most} Bücher.`;
export const pricesChanged = (total: Shown) =>
  `Preise haben sich geändert: Die Bestellung kostet nun ${total}. Nennen Sie den neuen Betrag, und nehmen Sie sie erneut auf.`;
export const booksUnavailable = 'Einige dieser Bücher sind nicht mehr lieferbar. Entfernen Sie die gekennzeichneten.';
export const placedBefore = (number: Shown) =>
  `Von dieser Seite aus wurde schon die Bestellung ${number} mit anderem Inhalt aufgenommen.`;
export const openOrder = 'Bestellung öffnen';
export const placeAnother = 'Als weitere Bestellung aufnehmen';
export const draftRestored = 'Hier ist Ihre angefangene Bestellung. Sie ist noch nicht aufgenommen.';
export const startOver = 'Neu beginnen';
export const saleKind = 'Art des Verkaufs';
export const byPhone = 'Am Telefon';
export const atCounter = 'Am Ladentisch';
export const buyerHint = 'Optional. Für eine Rechnung mit Anschrift, falls das Steuerrecht sie verlangt.';
export const withInvoice = 'Rechnung ausstellen';
export const counterHint =
  'Kassieren Sie, übergeben Sie die Bücher, und erfassen Sie dann den Verkauf. Das ersetzt Ihre Kasse nicht.';
export const recordSale = 'Verkauf erfassen';
export const earlierCustomers = 'Frühere Kundinnen und Kunden';
export const customersFound = (count: number) => `${count} Treffer aus früheren Bestellungen`;
