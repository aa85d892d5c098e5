import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const publisher = 'Verlag';
export const imprint = 'Imprint';
export const pages = 'Seiten';
export const language = 'Sprache';
export const format = 'Einband';
export const allBooks = 'Alle Bücher';
export const resultsFor = (words: Shown) => `Ergebnisse für „${isolate(words)}“`;
export const resultsForInCategory = (words: Shown, category: Shown) =>
  `Ergebnisse für „${isolate(words)}“ in ${category}`;
export const listDescription = (heading: Shown, shopName: Shown, payNote: Shown) =>
  `${heading} bei ${shopName}: ${payNote}.`;
export const upTo = (amount: Shown) => `bis ${amount}`;
export const fromTo = (least: Shown, most: Shown) => `${least} bis ${most}`;
export const shelfWithFilter = (shelf: Shown, filter: Shown) => `${shelf}: ${filter}`;
export const productSafety = 'Hersteller und Produktsicherheit';
export const euContact = 'Verantwortliche Person in der Europäischen Union';
export const formats = { hardcover: 'Gebunden', paperback: 'Taschenbuch', other: 'Andere' };
export const lowestPriceBefore = (price: Shown) => `Niedrigster Preis der 30 Tage davor: ${price}`;
export const erasedCustomer = 'Gelöscht';
export const refund = 'Erstattung';
export const payments = { 'cash-on-delivery': 'Barzahlung bei Lieferung', counter: 'Im Laden bezahlt' };
export const paymentsInSentence = { 'cash-on-delivery': 'Barzahlung bei Lieferung', counter: 'im Laden bezahlt' };
export const payNotes = {
  'cash-on-delivery': 'Bezahlen Sie bar, wenn das Paket bei Ihnen ankommt',
  counter: 'im Laden bezahlt',
};
export const deliveryIsFree = 'Kostenlos';
export const taxesAreIncluded = 'Im Preis enthalten';
export const fromAmount = (amount: Shown) => `ab ${amount}`;
export const chargeFreeFrom = (amount: Shown, sum: Shown) => `${amount}, ab ${sum} kostenlos`;

const NUMBERS = ['null', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
export const deliveredInWorkingDays = (fewest: number, most: number) => {
  const days = plural(most, { one: 'Arbeitstag', other: 'Arbeitstagen' });
  return fewest === most
    ? `Lieferung in ${inWords(most)} ${days}`
    : `Lieferung in ${inWords(fewest)} bis ${inWords(most)} ${days}`;
};

export const shortDay = (weekday: string, day: string) => `${weekday},\u00a0${day}.`;
export const shortDayOfMonth = (weekday: string, day: string, month: string) =>
  `${weekday},\u00a0${day}.\u00a0${month}`;
export const daysFromTo = (from: string, to: string) => `${from} bis ${to}`;
export const titleAppears = (title: Shown, appears: string) => `${isolate(title)} (${appears})`;
/** No full stop. */
export const expectedAround = (day: string) => `Voraussichtlich um den ${day}`;
export const leavesAround = (day: string) => `Wir versenden voraussichtlich um den ${day}`;
export const expectedLater = 'Noch ist nicht alles bei uns eingetroffen';
export const booksAdded = (titles: readonly string[]) => `Hinzugekommen: ${list(titles.map(isolate))}.`;
export const booksRemoved = (titles: readonly string[]) => `Entfallen: ${list(titles.map(isolate))}.`;
export const totalBefore = (total: Shown) => `Bisheriger Gesamtbetrag: ${total}.`;
export const deliveryChanged = 'Wir haben Ihre Lieferangaben geändert.';
export const waitingEnded = 'Ihre Bestellung muss nicht mehr warten.';
/** Books that moved to a second order. */
export const comesSeparately = (order: Shown, titles: readonly string[], total: Shown) =>
  `Separat als Bestellung ${order}: ${list(titles.map(isolate))}. Dafür zahlen Sie ${total}.`;
export const appearsOnDay = (day: string) => `Erscheint am ${day}`;
export const appearsInMonth = (month: string) => `Erscheint im ${month}`;
export const appearsInYear = (year: string) => `Erscheint ${year}`;
export const oneParcel = 'Alle Bücher kommen in einem Paket. Wir versenden es, sobald alle Titel erschienen sind.';
export const isGift = 'Es ist ein Geschenk: Auf dem Lieferschein stehen keine Preise.';
export const soldOut = 'Ausverkauft';
export const cannotBeOrdered = 'Nicht bestellbar';
export const arrives = (days: string) => `Kommt ${days}`;
export const calendarSummary = (shopName: Shown) => `Bücher von ${shopName}`;
export const calendarPayments = {
  'cash-on-delivery': (total: Shown) => `Bitte halten Sie ${total} in bar für den Zusteller bereit.`,
  counter: (total: Shown) => `Bezahlt: ${total}.`,
};
export const deliveryAddress = 'Lieferadresse:';
export const addressInOrder = 'Die Lieferadresse sehen Sie in Ihrer Bestellung.';
export const sentWith = (carrier: Shown, number: Shown) =>
  `Versandt mit ${isolate(carrier)}, Sendungsnummer ${isolate(number)}`;
export const trackParcel = 'Sendung verfolgen';
export const orderNumber = (number: Shown) => `Bestellung ${number}`;
export const delivery = 'Versand';
export const giftWrap = 'Geschenkverpackung';
export const taxWithin = (rate: Shown) => `darin ${rate} MwSt.`;
export const labelled = (name: Shown) => `${name}:`;
export const includedTax = (rate: Shown, amount: Shown) => `Darin ${rate} MwSt.: ${amount}`;
export const payOnCollection = 'Zahlung bei Abholung';
export const payOnCollectionInSentence = 'Zahlung bei Abholung';
export const forCollection = 'Zur Abholung im Laden.';
export const ready = (day: string) => `Abholbereit spätestens ${day}`;
export const collectAt = (address: Shown, hours: Shown) => `Abholung: ${isolate(address)}. Öffnungszeiten: ${hours}.`;
