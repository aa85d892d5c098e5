import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const title = 'Sendungsnummern aus einer Datei';
export const hint =
  'Eine CSV-Datei Ihres Paketdienstes mit Bestellnummer und Sendungsnummer. Bei unbekannten Überschriften zählen die ersten beiden Spalten.';
export const carrier = 'Paketdienst';
export const file = 'CSV-Datei';
export const action = 'Sendungsnummern übernehmen';
export const noRows = 'Die Datei enthält keine Zeile mit Bestellnummer und Sendungsnummer.';
export const added = 'Sendungsnummer übernommen';
export const noSuchOrder = 'Keine Bestellung hat diese Nummer';
export const severalOrders = 'Mehrere Bestellungen beginnen mit dieser Nummer';
export const incomplete = 'Bestellnummer oder Sendungsnummer fehlt';
export const withoutDigit = 'Die Sendungsnummer enthält keine Ziffer';
export const rounded =
  'Ein Tabellenprogramm hat die Sendungsnummer gerundet: Verwenden Sie die Datei, wie der Paketdienst sie gespeichert hat';
export const noParcel = 'Zu dieser Bestellung gibt es kein Paket';
export const repeated = (line: number) => `Nicht übernommen: dieselbe Bestellung steht in Zeile ${line}`;
export const results = 'Ergebnis für jede Zeile';
export const rowOf = (line: number, order: Shown) => `Zeile ${line}, ${isolate(order)}`;
export const done = (added: Shown, rows: Shown) => `${added} von ${rows} Zeilen übernommen`;
export const headings = {
  order: [
    'bestellung',
    'bestellnummer',
    'bestellnr',
    'auftragsnummer',
    'auftragsnr',
    'referenz',
    'referenznummer',
    'kundenreferenz',
    'empfängerreferenz',
    'order',
  ],
  number: [
    'sendungsnummer',
    'sendungsnr',
    'paketnummer',
    'paketnr',
    'paketscheinnummer',
    'trackingnummer',
    'sendungsverfolgung',
    'sendungsid',
    'barcode',
  ],
};
