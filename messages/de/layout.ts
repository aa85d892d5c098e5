import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const openingTheShop = 'Die Buchhandlung wird geöffnet';
export const shopNotOpened = 'Die Buchhandlung konnte nicht geöffnet werden.';
export const tryAgain = 'Erneut versuchen';
export const scriptsNeeded = <T>(link: (words: string) => T) => [
  'Diese Seite benötigt JavaScript. ',
  link('Unsere Bücherliste'),
  ' kommt ohne aus.',
];

export const skipToContent = 'Zum Inhalt springen';
export const openingThePage = 'Die Seite wird geöffnet';
export const homeOf = (shopName: Shown) => `${shopName}, zur Startseite`;

export const accountAndCart = 'Konto und Warenkorb';
export const cartWithCount = <T>(count: T, hidden: (words: string) => T) => [
  hidden('Warenkorb, Anzahl der Bücher: '),
  count,
];
export const itemsInCart = (count: number) =>
  plural(count, { one: `${count} Buch im Warenkorb`, other: `${count} Bücher im Warenkorb` });
export const login = 'Anmelden';
export const logout = 'Abmelden';
export const account = 'Konto';
export const yourAccount = 'Ihr Konto';
export const userDashboard = 'Ihre Übersicht';
export const wishList = 'Merkzettel';
export const customerPages = {
  dashboard: 'Übersicht',
  orders: 'Bestellungen',
  cart: 'Warenkorb',
  checkout: 'Zur Kasse',
};

export const signedInCartKept = 'Sie sind angemeldet. Ihr Warenkorb ist unverändert.';
export const yourDestination = 'Die gewünschte Seite';
export const continueTo = {
  checkout: 'Weiter zur Kasse',
  orders: 'Weiter zu Ihren Bestellungen',
  invoice: 'Weiter zu Ihrer Rechnung',
  dashboard: 'Weiter zu Ihrer Übersicht',
  account: 'Weiter zu Ihrem Konto',
  book: 'Weiter zum Buch',
};
export const loading = 'Wird geladen …';
export const signInUnknown = 'Wir konnten nicht prüfen, ob Sie angemeldet sind. Besteht eine Verbindung zum Internet?';

export const footer = 'Fußzeile';
export const home = 'Startseite';
export const services = 'Kundendienst';
export const aboutUs = 'Über uns';
export const contact = 'Kontakt';
export const privacyPolicy = 'Datenschutz';
export const termsOfService = 'Geschäftsbedingungen';
export const newsletter = 'Newsletter';
export const newsletterNotRunning = 'Er erscheint noch nicht. Wir speichern keine Adresse und verschicken nichts.';
export const newsletterEmail = 'Ihre E-Mail-Adresse für den Newsletter';
export const newsletterExample = 'name@example.com';
export const subscribe = 'Abonnieren';

export const about = 'Über uns';
export const aboutDescription = 'Wer wir sind, wann wir geöffnet haben und wie Ihre Bücher zu Ihnen kommen.';
export const browseBooks = 'Zu den Büchern';
export const openingHours = 'Öffnungszeiten';
export const howDeliveryWorks = 'So wird geliefert';
export const deliveryFacts = {
  costs: 'Versandkosten',
  taxes: 'Steuern',
  orderedNow: 'Wenn Sie jetzt bestellen',
  payment: 'Zahlung',
};

export const pageNotFound = 'Seite nicht gefunden';
export const pageNotFoundDescription = 'Unter dieser Adresse gibt es keine Seite.';
export const error404 = <T>(hidden: (words: string) => T) => [hidden('Fehler '), '404'];
export const pageNotFoundHeading = 'Diese Seite steht nicht in unseren Regalen';
export const pageNotFoundReason =
  'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Die übrige Buchhandlung ist geöffnet.';
export const browseAllBooks = 'Alle Bücher ansehen';

export const dashboard = 'Verwaltung';
export const shop = 'Buchhandlung';
export const viewShop = 'Zur Buchhandlung';
export const books = 'Bücher';
export const manageBooks = 'Bücher verwalten';
export const addBook = 'Neues Buch';
export const addNewBook = 'Buch hinzufügen';
export const orders = 'Bestellungen';
export const ordersToPack = <T>(count: Shown, hidden: (words: string) => T) => [count, hidden(' noch nicht verpackt')];
export const sales = 'Umsatz';
export const more = 'Mehr';
export const noSuchDashboardPage = 'Diese Seite gibt es in der Verwaltung nicht';
export const backToTheDashboard = 'Zurück zur Verwaltung';

export const searchTheDashboard = 'Die Verwaltung durchsuchen';
export const search = 'Suchen';
export const searchAlternatives = 'Es folgen zwei Links: passende Bücher und passende Bestellungen.';
export const placeMatching = <T>(place: Shown, words: T) => [`${place} zu „`, words, '“'];

export const notifications = 'Mitteilungen';
export const notificationsSample = 'Nur ein Beispiel: Es gibt keine Mitteilungen';
export const signedInAs = <T>(name: T, before: (words: string) => T) => [before('Angemeldet als '), name];
export const avatarOf = (person: Shown) => `Bild von ${isolate(person)}`;
export const logOutOfDashboard = 'Abmelden';
