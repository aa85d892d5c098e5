import type { Shown } from '../wordsOf.ts';

export const ordersFile = (currency: Shown) => ({
  id: 'Bestellnummer',
  date: 'Datum',
  status: 'Status',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  street: 'Straße',
  city: 'Ort',
  state: 'Bundesland',
  zipcode: 'Postleitzahl',
  country: 'Land',
  note: 'Hinweis',
  books: 'Bücher',
  titles: 'Titel',
  total: `Gesamtbetrag (${currency})`,
  deliveryCharge: `Lieferung (${currency})`,
  giftWrap: `Geschenkverpackung (${currency})`,
  gift: 'Geschenk',
  refund: `Erstattung (${currency})`,
});
export const labelsFile = (currency: Shown) => ({
  name: 'Name',
  street: 'Straße',
  zipcode: 'Postleitzahl',
  city: 'Ort',
  state: 'Bundesland',
  country: 'Land',
  phone: 'Telefon',
  order: 'Bestellung',
  amount: `Nachnahmebetrag (${currency})`,
});
export const giftWrapped = 'einpacken';
export const yes = 'ja';
