import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const orders = 'Bestellungen';
export const ordersNotLoaded = 'Die Bestellungen konnten nicht geladen werden';
export const loadingOrders = 'Die Bestellungen werden geladen …';
export const newOrders = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} neue Bestellung`, other: `${shown} neue Bestellungen` });
export const show = 'Anzeigen';
export const noMatches = 'Keine passende Bestellung';
export const noMatchesYet = 'Kein Treffer in den bisher durchsuchten Bestellungen';
export const moreResults = 'Weitere Treffer';
export const noOrdersYet = 'Es gibt noch keine Bestellungen';
export const showAllOrders = 'Alle Bestellungen anzeigen';
export const allOrdersPacked = 'Alle Bestellungen sind verpackt';
export const pages = 'Seiten';
export const newerOrders = 'Neuere Bestellungen';
export const page = (number: Shown) => `Seite ${number}`;
export const noOlderOrders = 'Keine älteren Bestellungen';
export const olderOrders = 'Ältere Bestellungen';
export const allOrders = 'Alle Bestellungen';
export const orderNotFound = 'Diese Bestellung gibt es nicht';
export const orderNotLoaded = 'Die Bestellung konnte nicht geladen werden';
export const loadingOrder = 'Die Bestellung wird geladen …';
export const order = (shortId: Shown) => `Bestellung ${shortId}`;
export const printPackingSlip = 'Lieferschein drucken';
export const refusedParcels = (parcels: Shown) => `Von dieser Person zurückgekommen: ${parcels}.`;
export const ordersOfCustomer = (order: Shown) => `Nur Bestellungen derselben Person wie Bestellung ${order}.`;
export const allCustomers = 'Bestellungen von allen';
export const allOrdersOfCustomer = 'Alle Bestellungen dieser Person';
export const books = 'Bücher';
export const title = 'Titel';
export const price = 'Preis';
export const total = 'Gesamtbetrag';
export const mailNames = {
  placed: 'Bestellung eingegangen',
  changed: 'Bestellung geändert',
  packed: 'Bestellung verpackt',
  delivered: 'Bestellung zugestellt',
  cancelled: 'Bestellung storniert',
  refused: 'Paket zurückgekommen',
  returned: 'Rückgabe erhalten',
  shop: 'An die Buchhandlung',
};
export const waiting = 'Wartet';
export const sending = 'Wird gesendet';
export const sent = 'Gesendet';
export const willRetry = 'Wird erneut versucht';
export const failed = 'Fehlgeschlagen';
export const emailNotRequested = 'Die E-Mail konnte nicht erneut gesendet werden. Bitte versuchen Sie es noch einmal.';
export const emailOf = (event: Shown) => `E-Mail „${event}“`;
export const sendAgain = (event: Shown) => `Erneut senden: ${event}`;
export const sendAgainLabel = 'Erneut senden';
export const status = 'Status';
export const cancelOrder = 'Bestellung stornieren';
export const markAs = (status: string) => `Als ${status.toLowerCase()} markieren`;
export const orderChangedElsewhere = 'Jemand anderes hat die Bestellung gerade geändert.';
export const statusNotChanged = 'Der Status konnte nicht geändert werden. Bitte versuchen Sie es erneut.';
export const cancelQuestion = (shortId: Shown) => `Bestellung ${shortId} stornieren?`;
export const cancelCountsAsRefused = 'Die Bestellung zählt als zurückgekommenes Paket';
export const cancelConsequences = 'Es wird nichts verschickt';
export const cancelIsMailed = 'Wenn der Shop E-Mails verschickt, bekommt der Kunde eine.';
export const splitReasonIs = (reason: Shown) => `Grund: ${reason}`;
export const cancelRestocks = (consequence: Shown) => `${consequence}, und die Bücher können wieder verkauft werden.`;
export const confirmCancel = 'Ja, stornieren';
export const keepOrder = 'Bestellung behalten';
export const keyboardHint =
  'Mit den Pfeiltasten wechseln Sie zwischen Bestellungen, mit der Leertaste wählen Sie aus, mit der Eingabetaste öffnen Sie.';
export const orderLabel = 'Bestellung';
export const customer = 'Name';
export const openOrder = (shortId: Shown, person: Shown) => `Bestellung ${shortId}, ${isolate(person)}`;
export const refusedParcelsMark = (parcels: Shown) => `zurückgekommen: ${parcels}`;
export const all = 'Alle';
export const findOrder = 'Bestellung suchen';
export const searchHint = 'Nummer, Name, Ort, Buch …';
export const from = 'Von';
export const to = 'Bis';
export const beforeFirstDay = 'Vor dem ersten Tag';
export const afterLastDay = 'Nach dem letzten Tag';
export const stopDownload = 'Herunterladen abbrechen';
export const downloadCsv = 'Liste (CSV)';
export const downloadProgress = (count: Shown) => `${count} bisher`;
export const downloadFailed = 'Die Bestellungen konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.';
export const noStreetKnown = 'Keine Straße bekannt';
export const noStreet = 'Ohne Straße';
export const noStreetReason = 'hat noch keine Straße';
export const streetHint =
  'Ohne Straße. Fragen Sie nach und tragen Sie sie unter „Lieferung ändern“ ein. Bis dahin fehlt die Bestellung in Packlisten, Etiketten und beim gemeinsamen Packen.';
export const slipNotLoaded =
  'Der Lieferschein konnte nicht geladen werden. Laden Sie die Seite neu, bevor Sie ihn drucken.';
export const packingSlip = 'Lieferschein';
export const placed = 'Bestellt';
export const parcel = 'Paket';
export const amountsToPay = { 'cash-on-delivery': 'Bar zu kassieren', counter: 'Im Laden bezahlt' };
export const parcelLabel = 'Paketaufkleber';
export const gift = 'Geschenk';
export const giftToWrap = 'Geschenk, bitte einpacken';
export const giftSlip =
  'Der Lieferschein zeigt diesen Gruß und keine Preise. Der zu kassierende Betrag steht auf dem Paketaufkleber, der auf einer eigenen Seite gedruckt wird.';
export const giftSlipWithoutNote =
  'Der Lieferschein zeigt keine Preise. Der zu kassierende Betrag steht auf dem Paketaufkleber, der auf einer eigenen Seite gedruckt wird.';
export const undoTooLate = 'Es ist zu spät, diesen Schritt rückgängig zu machen.';
export const copiesSoldMeanwhile = 'Die Exemplare dieser Bestellung wurden inzwischen anderweitig verkauft.';
export const undoableSteps = 'Schritte, die Sie rückgängig machen können';
export const stepUndone = (name: Shown, status: string) => `${name} ist wieder ${status.toLowerCase()}`;
export const stepRefused = (refusal: Shown, name: Shown, status: string) =>
  `${refusal} ${name} ist ${status.toLowerCase()}.`;
export const stepsUndone = (orders: Shown, status: string) => `${orders} wieder ${status.toLowerCase()}`;
export const notUndone = (orders: Shown, first: Shown) => `Nicht rückgängig gemacht: ${orders}. ${first}`;
export const undoFailed = 'Der Schritt konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es erneut.';
export const undo = (label: Shown, name: Shown) => `Rückgängig: ${label}, ${name}`;
export const markedAs = (status: string) => `${status}.`;
export const emailInSeconds = (undoSeconds: Shown) => ` E-Mail in ${undoSeconds} Sekunden.`;
export const emailsInSeconds = (undoSeconds: Shown) => ` E-Mails in ${undoSeconds} Sekunden.`;
export const selectedOrders = 'Ausgewählte Bestellungen';
export const limitHint = (atMost: Shown) => `Höchstens ${atMost} auf einmal`;
export const printSlips = 'Lieferscheine drucken';
export const packSelected = 'Verpacken';
export const deliverSelected = 'Als zugestellt markieren';
export const packMany = {
  title: 'Bestellungen verpacken',
  will: (orders: Shown) => `Zu verpacken: ${orders}. Sie können das zehn Sekunden lang rückgängig machen.`,
  none: 'Keine der ausgewählten Bestellungen kann jetzt verpackt werden.',
  notToBe: 'Nicht zu verpacken',
  action: (orders: Shown) => `${orders} verpacken`,
  soFar: (orders: Shown, tried: Shown) => `${orders}, davon verpackt: ${tried}`,
  done: (orders: Shown, missing: Shown) => `${orders} verpackt${missing}`,
  notDone: 'Nicht verpackt',
};
export const deliverMany = {
  title: 'Als zugestellt markieren',
  will: (orders: Shown) =>
    `Als zugestellt zu markieren: ${orders}. Sie können das zehn Sekunden lang rückgängig machen.`,
  none: 'Keine der ausgewählten Bestellungen ist verpackt.',
  notToBe: 'Nicht zu markieren',
  action: (orders: Shown) => `${orders} als zugestellt markieren`,
  soFar: (orders: Shown, tried: Shown) => `${orders}, davon zugestellt: ${tried}`,
  done: (orders: Shown, missing: Shown) => `${orders} zugestellt${missing}`,
  notDone: 'Nicht zugestellt',
};
export const printPackingSlips = 'Lieferscheine drucken';
export const notDone = (orders: Shown) => `, ${orders} nicht`;
export const progress = 'Fortschritt';
export const stop = 'Anhalten';
export const checkingOrders = (total: Shown, checked: Shown) => `${total}, davon geprüft: ${checked}`;
export const someNotLoaded = (count: Shown) => `, nicht geladen: ${count}`;
export const loadingSlips = (total: Shown, done: Shown) => `${total}, davon geladen: ${done}`;
export const onePageEach = (slips: Shown, missing: Shown) => `${slips}, jeder auf einer eigenen Seite${missing}`;
export const notLoaded = 'Nicht geladen';
export const notPrinted = 'Wird nicht gedruckt';
export const printAgain = 'Erneut drucken';
export const printSlipsCount = (slips: Shown) => `${slips} drucken`;
export const byAdmin = (name: Shown) => `, von ${isolate(name)}`;
export const nowHasStatus = (status: string, by: Shown) => `ist inzwischen ${status.toLowerCase()}${by}`;
export const orderGone = 'gibt es nicht mehr';
export const selectOrder = (shortId: Shown) => `Bestellung ${shortId} auswählen`;
export const hasStatus = (status: string) => `ist ${status.toLowerCase()}`;
export const selectPage = 'Alle Bestellungen auf dieser Seite auswählen';
export const facts = {
  customer: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  note: 'Hinweis für den Zusteller',
  payment: 'Zahlungsart',
  arrival: 'Zugesagt für',
  tracking: 'Sendung',
  internalNote: 'Interne Notiz',
  orderId: 'Bestellnummer',
  readyFrom: 'Abholbereit',
  readyUntil: 'Abzuholen bis',
};
export const senderAndReturnAddress = 'Absender und Rücksendeadresse';
export const pickList = 'Packliste';
export const pickListOpenOrders = 'Packliste: offene';
export const newOrder = 'Neue Bestellung';
export const cashOwed = 'Offene Beträge';
export const cashDue = 'Betrag offen';
export const newestFirst = 'Neueste zuerst';
export const oldestFirst = 'Älteste zuerst';
export const sortedBy = 'Sortieren';
export const today = 'Heute';
export const noNewerOrders = 'Keine neueren Bestellungen';
export const emailFailed = 'E-Mail fehlgeschlagen';
export const copiesTo = (books: Shown, town: Shown) => `${books}, ${isolate(town)}`;
export const labelsCsv = 'Etiketten (CSV)';
export const saveLabels = 'Etiketten speichern';
export const stopLabels = 'Anhalten';
export const labelsSaved = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} Etikett gespeichert`, other: `${shown} Etiketten gespeichert` });
export const labelsSavedPartly = (saved: Shown, left: Shown) =>
  `${saved}, ${left} ausgelassen: derzeit nicht zu versenden oder ohne Straße`;
export const labelsNotSaved = 'Die Etiketten konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.';
export const changeBooks = 'Bücher ändern';
export const changeDelivery = 'Lieferung ändern';
export const parcelReturned = 'Paket ungeöffnet zurück';
export const parcelCameBack = 'Das Paket kam zurück. Bücher mit gezähltem Bestand sind wieder im Bestand.';
export const nothingSent = 'Es wurde nichts versandt. Bücher mit gezähltem Bestand sind wieder im Bestand.';
export const returnBooks = 'Bücher zurücknehmen';
export const returnRecorded = (sum: Shown) => `Rückgabe erfasst. Zu erstatten: ${sum}.`;
export const returnedOn = (date: Shown) => `Zurückgegeben am ${date}`;
export const returnedBooks = 'Zurückgegebene Bücher';
export const returnOf = (moment: Shown, name: Shown) => `${moment}, erfasst von ${isolate(name)}:`;
export const restocked = 'Wieder im Bestand.';
export const waitingUntil = 'Warten bis …';
export const changeWaiting = 'Wartezeit ändern';
export const waitsUntil = (day: Shown) => `Wartet bis ${day}`;
export const waits = 'Wartet, noch ohne Datum';
export const waitsReason = 'wartet noch';
export const partlyReturned = 'Teilweise zurückgegeben';
export const remaining = 'Verbleibt';
export const waitingOrders = 'Wartend';
export const dueOrders = 'Wartezeit vorbei';
export const packWaitingQuestion = (shortId: Shown) => `Bestellung ${shortId} jetzt verpacken?`;
export const packNow = 'Jetzt verpacken';
export const keepWaiting = 'Weiter warten';
export const writeToCustomer = 'Nachricht schreiben';
export const history = 'Verlauf';
export const messageSent = 'Nachricht gesendet';
export const booksMoved = (titles: readonly string[], order: Shown) =>
  `In die Bestellung ${order} verschoben: ${list(titles.map(isolate))}.`;
export const booksMovedBack = (titles: readonly string[], order: Shown) =>
  `Aus der Bestellung ${order} zurückgeholt: ${list(titles.map(isolate))}.`;
export const totalChanged = (before: Shown, after: Shown) => `Summe: vorher ${before}, jetzt ${after}.`;
/** @param fields from `editedFields` */
export const deliveryFieldsChanged = (fields: Shown) => `Lieferung geändert: ${fields}.`;
export const editedFields = {
  name: 'Name',
  phone: 'Telefon',
  address: 'Ort und Land',
  street: 'Straße',
  note: 'Hinweis für den Zusteller',
};
export const splitOrder = 'Bestellung aufteilen';
export const split = 'Aufteilung';
export const wasSplit = 'Bestellung aufgeteilt.';
export const splitUndone = (name: Shown) => `${name} hat wieder alle Bücher`;
export const parts = 'Teile dieser Bestellung';
export const splitFrom = 'Abgetrennt von';
export const splitInto = 'Weitere Bücher in';
export const merged = 'Wieder zusammengeführt mit';
export const mergedInto = 'Wieder zusammengeführt mit';
export const merge = 'Zusammenführen';
export const mergeOrder = (shortId: Shown) => `Bestellung ${shortId} wieder zusammenführen`;
export const trackingAndNote = 'Sendung und Notiz';
export const cashReceived = 'Geld als erhalten markieren';
export const cashFromCourier = {
  due: 'Geld noch nicht vom Zusteller erhalten.',
  received: 'Geld vom Zusteller erhalten.',
};
export const cashOfCollected = { due: 'Geld noch nicht erhalten.', received: 'Geld erhalten.' };
export const undoCashReceived = 'Geldeingang rückgängig machen';
export const orderNotSaved = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
export const returnedParcelHint =
  'Kommt das Paket zurück, gehen seine Bücher wieder in den Bestand, außer Büchern, deren Bestand bei der Bestellung nicht gezählt wurde.';
/** Shown in place of a name. */
export const soldAtCounter = 'Am Ladentisch';
export const createInvoices = 'Rechnungen';
export const willInvoice = (orders: Shown) =>
  `${orders} ausgewählt. Verpackte und zugestellte Bestellungen ohne Rechnung bekommen eine. Danach werden alle Rechnungen in einem Auftrag gedruckt.`;
export const createAndPrint = 'Ausstellen und drucken';
export const invoicingSoFar = (orders: Shown, tried: Shown) => `Rechnungen für ${orders}: bisher ${tried}`;
export const invoicesReady = (count: number, missing: Shown) =>
  `${plural(count, { one: '1 Rechnung', other: `${count} Rechnungen` })}${missing}`;
export const notInvoiced = 'Ohne Rechnung';
export const printInvoices = 'Rechnungen drucken';
export const cashReceivedOfSelected = 'Geld erhalten';
export const cashAlreadyReceived = 'Geld schon erhalten';
export const cashMany = {
  title: 'Geld erhalten',
  will: (orders: Shown) => `Das Geld für ${orders} wird als erhalten vermerkt.`,
  none: 'Keine der ausgewählten Bestellungen ist zugestellt und noch offen.',
  notToBe: 'Bleiben unverändert',
  action: (orders: Shown) => `Geld erhalten für ${orders}`,
  soFar: (orders: Shown, tried: Shown) => `${orders} werden vermerkt: bisher ${tried}`,
  done: (orders: Shown, missing: Shown) => `Geld erhalten für ${orders}${missing}`,
  notDone: 'Nicht vermerkt',
};
export const trackingFromFile = 'Sendungsnr. einlesen';
export const forCollection = 'Zur Abholung';
export const details = 'Angaben';
export const orderPlaced = 'Die Bestellung ist aufgenommen.';
export const printSlip = 'Lieferschein drucken';
export const anotherOrder = 'Weitere Bestellung';
export const saleRecorded = 'Der Verkauf ist erfasst.';
export const nextSale = 'Nächster Verkauf';
