import type { Shown } from '../wordsOf.ts';

export const invoice = 'Rechnung';
export const creditNote = 'Rechnungskorrektur';
export const numbered = {
  invoice: (number: Shown) => `Rechnung ${number}`,
  'credit-note': (number: Shown) => `Rechnungskorrektur ${number}`,
};
export const paper = {
  number: 'Nummer',
  date: 'Datum',
  order: 'Bestellung',
  about: 'Zur Rechnung',
  packed: 'Verpackt',
  delivered: 'Zugestellt',
  collected: 'Abgeholt',
  sold: 'Verkauft',
  payment: 'Zahlung',
  taxNumber: 'Steuernummer/USt-IdNr.',
  register: 'Register',
  to: 'An',
};
export const book = 'Buch';
export const amount = 'Betrag';
export const total = 'Gesamtbetrag';
export const creditTotal = 'Gutgeschrieben';
export const taxes = 'Enthaltene Steuern';
export const rate = 'Satz';
export const net = 'Netto';
export const tax = 'Steuer';
export const gross = 'Brutto';

export const print = {
  invoice: (number: Shown) => `Rechnung ${number} drucken`,
  'credit-note': (number: Shown) => `Rechnungskorrektur ${number} drucken`,
};
export const invoiceOfOrder = (shortId: Shown) => `Rechnung zur Bestellung ${shortId}`;
export const invoicesOfOrder = (shortId: Shown) => `Rechnungen zur Bestellung ${shortId}`;
export const backToTheOrder = 'Zurück zur Bestellung';
export const backToYourOrders = 'Zurück zu Ihren Bestellungen';
export const loadingTheInvoice = 'Die Rechnung wird geladen …';
export const noInvoiceYet = 'Zu dieser Bestellung gibt es noch keine Rechnung.';
export const noSuchOrder = 'Diese Bestellung gibt es nicht.';
export const notLoaded = 'Die Rechnung konnte nicht geladen werden.';

export const createInvoice = 'Rechnung erstellen';
export const hasNoInvoice = 'Noch keine Rechnung.';
export const notCreated = 'Die Rechnung wurde nicht erstellt. Bitte versuchen Sie es erneut.';
export const created = (name: Shown) => `${name} wurde erstellt.`;
