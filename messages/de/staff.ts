import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const ownersOnly = 'Das ist der Leitung vorbehalten.';
export const onlyOwnersDelete = 'Bücher zu löschen ist der Leitung vorbehalten. Es wurde nichts geändert.';
export const mustBeASubject =
  'Muss die Kennung eines Buchs, einer Bestellung, eines Kundenkontos oder eines Verlags sein oder der Name eines Zugangs';

export const rights = { owner: 'Leitung', staff: 'Mitarbeit' };
export const changes = 'Änderungen';
export const logOfChanges = 'Änderungsprotokoll';
export const allChanges = 'Alle Änderungen';
export const loadingChanges = 'Die Änderungen werden geladen …';
export const changesNotLoaded = 'Die Änderungen konnten nicht geladen werden';
export const noChangesYet = 'Noch sind keine Änderungen verzeichnet';
export const noSuchChange = 'Keine passenden Änderungen';
export const noActivityOf = (name: Shown) => `Keine Aktivität zu „${isolate(name)}“ protokolliert`;
export const changesShown = (count: number, shown: Shown) =>
  plural(count, { one: '1 Änderung', other: `${shown} Änderungen` });
export const showAllChanges = 'Alle Änderungen zeigen';
export const onlyOwnersSeeLog = 'Das Änderungsprotokoll ist der Leitung vorbehalten';
export const day = 'Tag';
export const person = 'Geändert von';
export const personExample = (command: Shown) => `Name oder ${command}`;
export const subject = 'Bestellung, Buch oder Person';
export const subjectExample = 'Nummer, Titel oder Benutzername';
export const noSuchTitle = 'Kein Buch im Verkauf hat diesen Titel.';
export const enterASubject =
  'Geben Sie eine Bestellnummer, einen Titel, die Kennung eines Buches oder einen Benutzernamen ein.';
export const didYouMeanABook = 'Meinten Sie ein Buch?';
export const search = 'Suchen';
export const pages = 'Seiten';
export const newerChanges = 'Neuere Änderungen';
export const olderChanges = 'Ältere Änderungen';

export const whatChanged = {
  'book-added': (count: number, shown: Shown) =>
    plural(count, { one: 'Buch hinzugefügt', other: `${shown} Bücher hinzugefügt` }),
  'book-changed': (count: number, shown: Shown) =>
    plural(count, { one: 'Buch geändert', other: `${shown} Bücher geändert` }),
  'book-deleted': (count: number, shown: Shown) =>
    plural(count, { one: 'Buch gelöscht', other: `${shown} Bücher gelöscht` }),
  'book-restored': (count: number, shown: Shown) =>
    plural(count, { one: 'Buch wiederhergestellt', other: `${shown} Bücher wiederhergestellt` }),
  'books-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Buch importiert', other: `${shown} Bücher importiert` }),
  'import-undone': (count: number, shown: Shown) =>
    plural(count, {
      one: 'Import eines Buches rückgängig gemacht',
      other: `Import von ${shown} Büchern rückgängig gemacht`,
    }),
  'covers-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Cover importiert', other: `${shown} Cover importiert` }),
  'copies-changed': (count: number, shown: Shown) =>
    plural(count, { one: 'Bestand geändert', other: `Bestand von ${shown} Büchern geändert` }),
  'order-placed': () => 'Bestellung am Telefon oder am Ladentisch aufgenommen',
  'order-packed': () => 'Bestellung verpackt',
  'order-delivered': () => 'Bestellung zugestellt',
  'order-cancelled': () => 'Bestellung storniert',
  'order-refused': () => 'Paket ungeöffnet zurückgekommen',
  'order-returned': () => 'Rückgabe erfasst',
  'order-undone': () => 'Schritt einer Bestellung rückgängig gemacht',
  'order-books-changed': () => 'Bücher einer Bestellung geändert',
  'order-delivery-changed': () => 'Lieferung einer Bestellung geändert',
  'order-notes-changed': () => 'Angaben einer Bestellung geändert',
  'order-split': () => 'Bestellung aufgeteilt',
  'order-merged': () => 'Bestellungen wieder zusammengeführt',
  'order-mail-sent': () => 'E-Mail zu einer Bestellung erneut gesendet',
  'order-message-sent': () => 'Nachricht zu einer Bestellung gesendet',
  'invoice-issued': () => 'Rechnung erstellt',
  'credit-note-issued': () => 'Rechnungskorrektur erstellt',
  'withdrawal-settled': () => 'Widerruf als erledigt markiert',
  'withdrawal-reopened': () => 'Widerruf als offen markiert',
  'publisher-added': () => 'Verlag hinzugefügt',
  'publisher-changed': () => 'Verlag geändert',
  'publisher-deleted': () => 'Verlag gelöscht',
  'publishers-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Verlag importiert', other: `${shown} Verlage importiert` }),
  'admin-added': () => 'Zugang angelegt',
  'admin-password-changed': () => 'Passwort eines Zugangs geändert',
  'admin-made-owner': () => 'Rechte geändert: Leitung',
  'admin-made-staff': () => 'Rechte geändert: Mitarbeit',
  'admin-removed': () => 'Zugang entfernt',
  'factor-set': () => 'Zweiter Faktor eingerichtet',
  'factor-removed': () => 'Zweiter Faktor entfernt',
  'factor-reset': () => 'Zweiter Faktor zurückgesetzt',
  'factor-demanded': () => 'Zweiter Faktor vorgeschrieben',
  'factor-not-demanded': () => 'Zweiter Faktor nicht mehr vorgeschrieben',
  'recovery-codes-made': () => 'Neue Wiederherstellungscodes erstellt',
  'recovery-code-used': () => 'Mit einem Wiederherstellungscode angemeldet',
  'customer-exported': () => 'Kundendaten exportiert',
  'customer-erased': () => 'Kundendaten gelöscht',
  'backup-restored': () => 'Sicherung wiederhergestellt',
  'sales-recounted': () => 'Umsatz neu berechnet',
};
export const byPerson = <T>(person: T) => ['von ', person];
export const commandName = 'einem Befehl';
export const commandWord = 'Befehl';
export const order = (id: Shown) => `Bestellung ${id}`;
export const splitOrder = <Order>(order: Order, part: Order) => [order, ', abgetrennt: ', part];
export const andMore = (count: number, shown: Shown) =>
  plural(count, { one: 'und 1 weiteres', other: `und ${shown} weitere` });

export const fieldNames = {
  title: 'Titel',
  subtitle: 'Untertitel',
  author: 'Autorin oder Autor',
  contributors: 'Mitwirkende',
  series: 'Reihe',
  seriesNumber: 'Nummer in der Reihe',
  description: 'Beschreibung',
  category: 'Kategorie',
  coverImage: 'Cover (Adresse)',
  newPrice: 'Preis',
  oldPrice: 'Alter Preis',
  trending: 'Gefragt',
  isbn: 'ISBN',
  publisher: 'Verlag',
  imprint: 'Imprint',
  published: 'Erschienen',
  pages: 'Seiten',
  language: 'Sprache',
  format: 'Einband',
  subjects: 'Themen',
  noteText: 'Empfehlung',
  noteBy: 'Name unter der Empfehlung',
  excerpt: 'Leseprobe',
  orderable: 'Bestellbar',
  cover: 'Hochgeladenes Cover',
  deleted: 'Gelöscht',
  stock: 'Bestand',
  status: 'Status',
  refused: 'Paket zurückgekommen',
  items: 'Bücher',
  totalPrice: 'Gesamtbetrag',
  name: 'Name',
  phone: 'Telefon',
  email: 'E-Mail',
  responsible: 'Verantwortliche Person in der EU',
  address: 'Adresse',
  street: 'Straße',
  note: 'Hinweis für den Zusteller',
  tracking: 'Sendungsverfolgung',
  internalNote: 'Interne Notiz',
  cashReceived: 'Geld erhalten',
  returned: 'Zurückgegebene Bücher',
  waiting: 'Wartet',
};
export const fieldChanged = (field: Shown, before: Shown, after: Shown) =>
  `${field}: ${isolate(before)} → ${isolate(after)}`;
export const fieldsChanged = (fields: readonly string[]) => `Geändert: ${list(fields)}`;
export const ownExcerpt = 'eine Leseprobe';
export const ownPicture = 'ein Bild';
export const notCounted = 'nicht gezählt';
export const none = 'keine Angabe';
export const yes = 'ja';
export const no = 'nein';
