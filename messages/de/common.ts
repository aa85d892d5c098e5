import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const breadcrumb = 'Sie sind hier';
export const previous = (title: Shown) => `Zurück, ${title}`;
export const next = (title: Shown) => `Weiter, ${title}`;
export const toOf = (value: Shown, last: Shown, value2: Shown) => `${value} bis ${last} von ${value2}`;
export const slide = 'Bild';
export const of = (value: Shown, value2: Shown) => `${value} von ${value2}`;
export const thisPageCouldNotBeShown = 'Diese Seite konnte nicht angezeigt werden';
export const somethingWentWrongOnOurSide =
  'Bei uns ist etwas schiefgegangen, oder die Seite wurde erneuert, während sie offen war.';
export const youAreOfflineThePageOpens =
  'Sie sind offline. Die Seite öffnet sich von selbst, sobald das Netz wieder da ist.';
export const reloadThePage = 'Seite neu laden';
export const toTheHomePage = 'Zur Startseite';
export const youAreOfflineThisIsTried =
  'Sie sind offline. Sobald das Netz wieder da ist, wird es von selbst noch einmal versucht.';
export const tryAgain = 'Erneut versuchen';
export const hide = 'Verbergen:';
export const show = 'Zeigen:';
export const thePassword = 'Passwort';
export const price = 'Preis ';
export const oldPrice = 'Alter Preis ';
export const skip = (title: Shown) => `${title} überspringen`;
export const undo = 'Rückgängig';
export const cancel = 'Abbrechen';

/** Things that are counted, by what they are: "1 book", "2,400 books". */
export const counted = {
  book: (count: number, shown: string) => plural(count, { one: `${shown} Buch`, other: `${shown} Bücher` }),
  copy: (count: number, shown: string) => plural(count, { one: `${shown} Exemplar`, other: `${shown} Exemplare` }),
  order: (count: number, shown: string) =>
    plural(count, { one: `${shown} Bestellung`, other: `${shown} Bestellungen` }),
  parcel: (count: number, shown: string) => plural(count, { one: `${shown} Sendung`, other: `${shown} Sendungen` }),
  slip: (count: number, shown: string) =>
    plural(count, { one: `${shown} Lieferschein`, other: `${shown} Lieferscheine` }),
  row: (count: number, shown: string) => plural(count, { one: `${shown} Zeile`, other: `${shown} Zeilen` }),
  second: (count: number, shown: string) => plural(count, { one: `${shown} Sekunde`, other: `${shown} Sekunden` }),
  minute: (count: number, shown: string) => plural(count, { one: `${shown} Minute`, other: `${shown} Minuten` }),
};
