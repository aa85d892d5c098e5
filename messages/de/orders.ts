import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const findBook = 'Ein Buch finden';
export const orderAgain = 'Noch einmal bestellen';
export const cancelOrder = 'Bestellung stornieren';
export const cancelQuestion = (shortId: Shown) => `Bestellung ${shortId} stornieren?`;
export const cancelConsequences =
  'Sie bekommen die Bücher nicht und müssen nichts bezahlen. Eine Stornierung lässt sich nicht rückgängig machen.';
export const keepOrder = 'Bestellung behalten';
export const details = 'Details zur Bestellung';
export const viewOrder = 'Bestellung ansehen';
export const returnBooks = 'Bücher zurückgeben';
export const nothingToReturnYet = 'Sie haben die Bücher noch nicht und müssen also nichts zurücksenden.';
export const withdrawnFromAll = (day: Shown) => `Ihr Widerruf der ganzen Bestellung ist am ${day} bei uns eingegangen.`;
export const withdrawnFrom = (day: Shown, titles: readonly string[]) =>
  `Ihr Widerruf ist am ${day} bei uns eingegangen: ${list(titles)}.`;
export const howReturnsWork = 'So läuft die Rückgabe';
export const askAboutThisOrder = 'Frage zu dieser Bestellung';
export const questionAboutOrder = (shortId: Shown) => `Frage zur Bestellung ${shortId}`;
export const ofOrder = (action: Shown, shortId: Shown) => `${action}: ${shortId}`;
export const goToTheCart = 'Zum Warenkorb';
export const cancelTooLate = 'Die Bestellung ist schon verpackt und kann deshalb nicht mehr storniert werden.';
export const cancelFailed = 'Die Bestellung konnte nicht storniert werden. Bitte versuchen Sie es erneut.';
export const orderAgainFailed =
  'Wir konnten nicht prüfen, ob die Bücher noch lieferbar sind. Bitte versuchen Sie es erneut.';
export const booksNotAdded = (count: number, books: Shown, why: Shown) =>
  plural(count, { one: `${books} dieser Bestellung ist ${why}.`, other: `${books} dieser Bestellung sind ${why}.` });
export const booksInCart = (present: Shown) => `In Ihrem Warenkorb: ${present}.`;
export const soldOut = 'ausverkauft';
export const noLongerSold = 'nicht mehr im Sortiment';
export const bookSoldOut = 'Das Buch ist ausverkauft.';
export const noBookAvailable = 'Zurzeit ist keines der Bücher lieferbar.';
export const bookNoLongerSold = 'Das Buch ist nicht mehr im Sortiment.';
export const noBookStillSold = 'Keines der Bücher ist noch im Sortiment.';
export const order = (shortId: Shown) => `Bestellung ${shortId}`;
export const date = (date: Shown) => `Datum: ${date}`;
export const total = (amount: Shown) => `Gesamtbetrag: ${amount}`;
export const cancelledNothingToPay = 'Storniert. Sie müssen nichts bezahlen.';
export const cancelledOn = (date: Shown) => `Am ${date} storniert`;
export const nothingToPay = 'Sie müssen nichts bezahlen.';
export const parcelReturned = 'Das Paket kam zu uns zurück';
export const allReturned = 'Alle Bücher sind wieder bei uns';
export const someReturned = 'Einige der Bücher sind wieder bei uns.';
export const refundDue = (sum: Shown) => `Sie erhalten ${sum} von uns zurück.`;
export const returnedOn = (date: Shown) => `Bei uns zurück seit ${date}`;
export const packedToday = 'Wir packen Ihr Paket heute';
export const packedOn = (day: Shown) => `Wir packen Ihr Paket am ${day}`;
export const packedSoon = 'Wir packen Ihr Paket als Nächstes';
export const canCancel = 'Bis dahin können Sie die Bestellung stornieren.';
export const onItsWay = 'Gepackt und unterwegs';
export const isLate = (day: Shown) => `Ihr Paket sollte bis ${day} ankommen`;
export const contactUs = 'Es tut uns leid, dass es sich verspätet. Melden Sie sich bei uns, wir gehen der Sache nach.';
export const deliveredOn = (date: Shown) => `Zugestellt am ${date}`;
export const addToCalendar = 'In den Kalender eintragen';
export const totalLabel = 'Gesamtbetrag';
export const payment = 'Zahlung';
export const copyOrderId = 'Bestellnummer kopieren';
export const copied = 'Kopiert';
export const orderId = (id: Shown) => `Bestellnummer: ${id}`;
export const orders = 'Bestellungen';
export const pageDescription = 'Die Bestellungen, die Sie aufgegeben haben.';
export const yourOrders = 'Ihre Bestellungen';
export const thankYou = (name: Shown) => `Vielen Dank, ${isolate(name)}!`;
export const receivedOrder = (shortId: Shown, email: Shown) =>
  `Ihre Bestellung ${shortId} ist bei uns eingegangen. Wir haben die Einzelheiten an ${email} geschickt.`;
export const ordersNotLoaded = 'Die Bestellungen konnten nicht geladen werden';
export const loading = 'Wird geladen …';
export const noOrdersFound = 'Keine Bestellungen gefunden!';
export const userDashboard = 'Ihre Übersicht';
export const yourRecentOrders = 'Ihre letzten Bestellungen.';
export const dashboardNotLoaded = 'Die Bestellungen konnten nicht geladen werden';
export const noRecentOrders = 'Sie haben in letzter Zeit nichts bestellt.';
export const allOrders = 'Alle Bestellungen';
export const accountDetails = 'Lieferangaben und Passwort';
export const user = 'liebe Leserin, lieber Leser';
export const welcome = (person: Shown) => `Willkommen, ${isolate(person)}! Hier sind Ihre letzten Bestellungen:`;
export const orderProgress = 'Schritte der Bestellung';
export const upcoming = ' (steht noch aus)';
export const by = 'von ';
export const placed = 'Eingegangen';
export const packed = 'Verpackt';
export const delivered = 'Zugestellt';
export const sold = 'Verkauft';
export const cancelled = 'Storniert';
export const refused = 'Nicht angenommen';
export const returned = 'Zurückgegeben';
export const figures = {
  orders: (count: number) => plural(count, { one: 'Bestellung', other: 'Bestellungen' }),
  books: (count: number) => plural(count, { one: 'Buch', other: 'Bücher' }),
  open: () => 'Offen',
};
export const facts = {
  name: 'Name',
  phone: 'Telefon',
  address: 'Adresse',
  note: 'Hinweis für den Zusteller',
  gift: 'Geschenk',
};
export const slipWithoutPrices = 'Lieferschein ohne Preise';
export const splitFrom = (shortId: Shown) => `Diese Bücher gehörten zur Bestellung ${shortId}. Sie kommen getrennt.`;
export const splitInto = (shortId: Shown) =>
  `Einige Bücher kommen getrennt. Sie finden sie in der Bestellung ${shortId}.`;
export const readyToCollect = 'Abholbereit';
export const collected = 'Abgeholt';
export const collectBy = (day: Shown) => `Abholbereit bis ${day}`;
export const collectedOn = (date: Shown) => `Abgeholt am ${date}`;
export const payOnCollection = (total: Shown) => `Sie zahlen ${total} bei der Abholung.`;
export const collectFrom = 'Abholung bei';
