import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const asYouWroteIt = 'wie von Ihnen geschrieben';
export const receiptSubject = 'Ihr Widerruf ist bei uns eingegangen';
export const receiptHeading = 'Eingangsbestätigung Ihres Widerrufs';
export const receivedAt = (moment: Shown) => `Eingegangen: ${moment}`;
export const nameIs = (person: Shown) => `Name: ${isolate(person)}`;
export const emailIs = (email: Shown) => `E-Mail: ${email}`;
export const orderIs = (order: Shown) => `Bestellung: ${isolate(order)}`;
export const wholeOrder = 'Widerrufen: die ganze Bestellung';
export const itemsAre = (items: readonly string[]) => `Widerrufen: ${list(items)}`;
export const itemsAsWritten = (count: number) =>
  `Widerrufen: ${plural(count, { one: 'ein Buch', other: `${count} Bücher` })} daraus, wie von Ihnen genannt`;
export const receiptIsNoAcceptance =
  'Damit bestätigen wir, dass Ihre Erklärung bei uns eingegangen ist. Wenn Sie die Bücher schon haben, senden Sie sie bitte innerhalb von vierzehn Tagen zurück.';
export const notYouText = 'Wenn Sie das nicht waren, antworten Sie bitte auf diese E-Mail.';
export const goToShop = 'Zur Buchhandlung';
export const shopSubject = 'Ein Widerruf ist eingegangen';
export const shopHeading = 'Neuer Widerruf';
export const openWithdrawals = 'In der Verwaltung öffnen';
export const digestSubject = (count: number) =>
  plural(count, { one: `${count} weiterer Widerruf`, other: `${count} weitere Widerrufe` });
export const digestText =
  'Innerhalb einer Stunde sind viele Widerrufe eingegangen. Diese E-Mail fasst sie zusammen; einzeln finden Sie sie in der Verwaltung.';
export const ownerSubject = (number: Shown) => `Widerruf Ihrer Bestellung ${number}`;
export const ownerHeading = 'Ihre Bestellung wurde widerrufen';
export const ownerText = (number: Shown, moment: Shown) =>
  `Am ${moment} ist ein Widerruf Ihrer Bestellung ${number} bei uns eingegangen, mit einer anderen E-Mail-Adresse als der Ihrer Bestellung.`;
export const ownerNotYou =
  'Wenn Sie das nicht waren, antworten Sie bitte auf diese E-Mail; dann bleibt Ihre Bestellung, wie sie ist.';
export const seeYourOrders = 'Zu Ihren Bestellungen';

export const withdraw = 'Vertrag widerrufen';
export const pageDescription = 'Eine Bestellung oder einzelne Bücher zurückgeben, ohne Begründung und ohne Konto.';
export const pageIntro =
  'Sie brauchen dafür weder ein Konto noch einen Grund. Machen Sie Ihre Angaben, und bestätigen Sie im nächsten Schritt.';
export const whichOrder = 'Welche Bestellung?';
export const anotherOrder = 'Eine andere Bestellung';
export const orderNumber = 'Bestellnummer';
export const orderNumberHint = 'Sie steht in unseren E-Mails und auf dem Lieferschein.';
export const fullName = 'Vor- und Nachname';
export const emailAddress = 'E-Mail-Adresse';
export const emailHint = 'Dorthin geht die Eingangsbestätigung.';
export const wholeOrderOption = 'Die ganze Bestellung';
export const onlySome = 'Nur einzelne Bücher';
export const whatToReturn = 'Was geben Sie zurück?';
export const yourDetails = 'Ihre Angaben';
export const whichBooks = 'Welche Bücher? Eines pro Zeile';
export const allIfEmpty = 'Lassen Sie das Feld leer, um die ganze Bestellung zurückzugeben.';
export const backToForm = 'Zurück zum Formular';
export const enterName = 'Bitte geben Sie Ihren Namen ein.';
export const enterEmail = 'Bitte geben Sie eine E-Mail-Adresse ein.';
export const enterOrder = 'Bitte geben Sie die Bestellnummer ein.';
export const chooseBooks = 'Nennen Sie mindestens ein Buch, oder wählen Sie „Die ganze Bestellung“.';
export const tooManyBooks = (lines: number, characters: number) =>
  `Höchstens ${lines} Zeilen mit höchstens ${characters} Zeichen.`;
export const continueLabel = 'Weiter';
export const checkDetails = 'Bitte prüfen Sie Ihre Angaben';
export const iWithdraw = 'Ich widerrufe den Vertrag über:';
export const confirmWithdrawal = 'Widerruf bestätigen';
export const change = 'Ändern';
export const sending = 'Wird gesendet …';
export const thankYou = 'Ihr Widerruf ist eingegangen';
export const receivedOn = (moment: Shown) => `Er ist am ${moment} bei uns eingegangen.`;
export const receiptGoesTo = (email: Shown) =>
  `Eine Eingangsbestätigung geht an ${email}. Sie können diese Seite auch drucken.`;
export const returnInstructions =
  'Wenn Sie die Bücher schon haben, senden Sie sie bitte innerhalb von vierzehn Tagen zurück. Das Geld erhalten Sie innerhalb von vierzehn Tagen nach Ihrer Erklärung oder, falls das später ist, sobald die Bücher bei uns sind.';
export const print = 'Drucken';
export const notSent = 'Ihr Widerruf ist nicht bei uns angekommen. Bitte versuchen Sie es erneut: Er zählt nur einmal.';
export const elsewhere = <Part>(email: Part, post: Shown) => [
  'Sie können auch an ',
  email,
  ` oder per Post an ${post} schreiben.`,
];
export const notSentYet = <Part>(link: Part) => [
  'Diese Bestellung ist noch nicht verschickt. Sie können sie ',
  link,
  '.',
];
export const cancelInstead = 'einfach stornieren';

export const withdrawals = 'Widerrufe';
export const loadingWithdrawals = 'Die Widerrufe werden geladen …';
export const noWithdrawals = 'Noch keine Widerrufe.';
export const noOpenWithdrawals = 'Alle Widerrufe sind erledigt.';
export const showOpen = 'Nur offene anzeigen';
export const showAll = 'Auch erledigte anzeigen';
export const listIntro =
  'Die neuesten zuerst. Ein Widerruf storniert nichts automatisch: Nehmen Sie die Bücher zurück, und erstatten Sie das Geld.';
export const received = 'Eingegangen';
export const who = 'Name';
export const what = 'Widerrufen';
export const order = 'Bestellung';
export const repayBy = 'Erstattung fällig bis';
export const unknownOrder = 'Keine Bestellung hat diese Nummer';
export const receiptStates = {
  PENDING: 'Eingangsbestätigung wartet',
  PROCESSING: 'Eingangsbestätigung wird gesendet',
  SUCCESS: 'Eingangsbestätigung gesendet',
  RETRY: 'Eingangsbestätigung wird erneut versucht',
  ERROR: 'Eingangsbestätigung konnte nicht gesendet werden',
};
export const returnBooks = 'Bücher zurücknehmen';
export const booksReturned = (day: Shown) => `Bücher zurück am ${day}`;
export const settle = 'Als erledigt markieren';
export const reopen = 'Als offen markieren';
export const settledBy = (day: Shown, name: Shown) => `Erledigt am ${day} von ${isolate(name)}`;
export const notLoaded = 'Die Widerrufe konnten nicht geladen werden.';
export const notChanged = 'Der Widerruf wurde nicht geändert. Bitte versuchen Sie es erneut.';
export const older = 'Ältere Widerrufe';
export const ofThisOrder = 'Widerruf dieser Bestellung';
export const wholeOrderLabel = 'Die ganze Bestellung';
export const wholeOrderSum = (sum: Shown) => `Die ganze Bestellung, ${sum}:`;
export const isFromOther = 'Andere E-Mail-Adresse als in der Bestellung: Fragen Sie nach, bevor Sie erstatten';
