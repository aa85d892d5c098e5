import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const breadcrumb = 'Sie sind hier';
export const skip = (shelf: Shown) => `${shelf} überspringen`;

export const carousel = 'Karussell';
export const slide = 'Karte';
export const previousSlides = (shelf: Shown) => `Zurück, ${shelf}`;
export const nextSlides = (shelf: Shown) => `Weiter, ${shelf}`;
export const slidesInSight = (first: Shown, last: Shown, total: Shown) => `${first} bis ${last} von ${total}`;
export const slideOf = (slide: Shown, total: Shown) => `${slide} von ${total}`;

export const pageNotShown = 'Diese Seite konnte nicht angezeigt werden';
export const pageNotShownReason =
  'Etwas ist schiefgegangen: auf dem Weg zu Ihnen, bei uns, oder weil die Buchhandlung aktualisiert wurde, während diese Seite offen war.';
export const pageNotShownOffline =
  'Sie haben offenbar keine Verbindung zum Internet. Die Seite öffnet sich, sobald Sie wieder online sind.';
export const reloadPage = 'Seite neu laden';
export const partNotLoaded = 'Dieser Teil der Seite konnte nicht geladen werden';
export const dialogNotOpened = 'Das konnte nicht geöffnet werden';
export const goHome = 'Zur Startseite';
export const retriedWhenOnline =
  'Sie haben offenbar keine Verbindung zum Internet. Wir versuchen es erneut, sobald Sie wieder online sind.';
export const retriedSoon = 'Wir versuchen es automatisch weiter.';
export const tryAgain = 'Erneut versuchen';
export const notRefreshed = 'Die Aktualisierung ist fehlgeschlagen. Die Anzeige ist möglicherweise nicht aktuell.';

export const ok = 'OK';
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const undo = 'Rückgängig';

export const hidePassword = <T>(hidden: (words: string) => T, label: string) => [hidden(`${label} `), 'Verbergen'];
export const showPassword = <T>(hidden: (words: string) => T, label: string) => [hidden(`${label} `), 'Anzeigen'];
export const reducedPrice = <T>(hidden: (words: string) => T, price: T) => [hidden('Preis '), price];
export const oldPrice = <T>(hidden: (words: string) => T, price: T) => [hidden('Statt '), price];

export const moment = (date: Shown, time: Shown) => `${date}, ${time} Uhr`;

export const counted = {
  book: (count: number, shown: string) => plural(count, { one: `${shown} Buch`, other: `${shown} Bücher` }),
  copy: (count: number, shown: string) => plural(count, { one: `${shown} Exemplar`, other: `${shown} Exemplare` }),
  order: (count: number, shown: string) =>
    plural(count, { one: `${shown} Bestellung`, other: `${shown} Bestellungen` }),
  parcel: (count: number, shown: string) => plural(count, { one: `${shown} Paket`, other: `${shown} Pakete` }),
  slip: (count: number, shown: string) =>
    plural(count, { one: `${shown} Lieferschein`, other: `${shown} Lieferscheine` }),
  row: (count: number, shown: string) => plural(count, { one: `${shown} Zeile`, other: `${shown} Zeilen` }),
  second: (count: number, shown: string) => plural(count, { one: `${shown} Sekunde`, other: `${shown} Sekunden` }),
  minute: (count: number, shown: string) => plural(count, { one: `${shown} Minute`, other: `${shown} Minuten` }),
};
export const alreadySaved = 'Ihre Änderungen sind gespeichert. Beide Schaltflächen schließen nur diese Meldung.';
