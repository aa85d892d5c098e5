import { describe, expect, it } from 'vitest';
import { certainColumnOf, isCurrencyHeading, isOffSale, isStateHeading, proposeColumns } from './columns.ts';

/** As written in files. */
const CERTAIN = {
  author: 'Author, Authors, Author name, Book author, Autor, Autoren, Autor/in, Verfasser',
  publisher: 'Publisher, Publisher Name, Book publisher, Verlag',
  pages: 'Pages, Page Count, Number of Pages, Book pages, Seiten, Seitenzahl, Seitenanzahl, Anzahl Seiten',
  language: 'Language, Languages, Book language, Sprache',
  isbn: 'ISBN, ISBN-13, ISBN10, ISBN/UID, Book ISBN',
  format: 'Format, Book format, Binding, Binding (text), Book binding, Einband, Bindung',
  published:
    'Publication date, Publish Date, Published date, Date Published, Publication Year, Year Published, Pub Date, Erscheinungsdatum, Erscheinungsjahr, Erschienen',
};

const LIKELY = {
  title: 'Title, Name, Titel, Book title, Buchtitel, Product Name, Item name, Artikelname, Bezeichnung',
  subtitle: 'Untertitel',
  contributors: 'Mitwirkende, Beteiligte',
  series: 'Reihe, Serie, Series name',
  seriesNumber: 'Bandnummer, Band, Volume, Series Volume, series_index',
  author: 'Writer',
  description:
    'Beschreibung, Klappentext, Blurb, Summary, Annotation, Body (HTML), Long description, Item Description, description_sale',
  category: 'Genre, Kategorie, Kategorien, Categories, categ_id, Warengruppe, Subject, Rubrik',
  newPrice:
    'Price, Preis, Verkaufspreis, Sale price, Sales Price, Retail price, Selling price, Price gross, Price (tax incl.), VK, Ladenpreis',
  oldPrice: 'List Price, UVP, Listenpreis, Regular price, Compare-at price, RRP, MSRP, Original price, Alter Preis',
  trending: 'Featured, Empfohlen, Bestseller',
  coverImage: 'Image, Images, Image URL, Image Src, img_url, Cover, Cover URL, Bild, Bilder, Bild-URL, Umschlag',
  publisher: 'Vendor, Manufacturer name, Hersteller',
  imprint: 'Verlagsmarke',
  pages: 'Extent',
  language: 'Lang',
  format: 'Ausstattung, Product form',
  subjects: 'Thema, BISAC, Thema codes, Subject codes',
  noteText: 'Empfehlung, Unser Wort',
  excerpt: 'Leseprobe, Sample',
  orderable: 'Bestellbar',
  isbn: 'EAN, GTIN, GTIN-13, EAN-13, Barcode, Strichcode',
  stock:
    'Bestand, Lagerbestand, Quantity, Quantity on hand, qty_available, Qty, Menge, Inventory, Copies, Exemplare, Anzahl',
};

const pairsOf = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([column, names]) => names.split(', ').map((name) => [name, column]));

describe('names of columns in other programs', () => {
  it('mean the same everywhere, or likely', () => {
    const certain = pairsOf(CERTAIN);
    expect(certain.map(([name = '']) => [name, certainColumnOf(name)])).toEqual(certain);
    const likely = pairsOf(LIKELY);
    expect(likely.map(([name = '']) => [name, proposeColumns([name])[0]])).toEqual(likely);
    expect(proposeColumns(['id', 'Weight', ''])).toEqual([null, null, null]);
  });

  it('fill each column once, and the ISBN several times', () => {
    expect(proposeColumns(['Titel', 'Buchtitel', 'ISBN', 'EAN', 'title'])).toEqual([
      null,
      null,
      'isbn',
      'isbn',
      'title',
    ]);
  });

  it('take the sale price of a product feed unless it is for a period', () => {
    const feed = ['image_link', 'availability', 'price', 'sale_price'];
    expect(proposeColumns(feed).slice(2)).toEqual(['oldPrice', 'newPrice']);
    expect(proposeColumns([...feed, 'sale_price_effective_date'])[2]).toBe('newPrice');
    expect(proposeColumns(feed.slice(1)).slice(1)).toEqual(['newPrice', null]);
  });
});

it('finds columns of the currency and of the state', () => {
  for (const name of ['Currency', 'Currency code', 'price_currency', 'Währung', 'Waehrung'])
    expect(isCurrencyHeading(name)).toBe(true);
  for (const name of ['active', 'Is active', 'Aktiv', 'Enabled', 'aktiviert', 'Status'])
    expect(isStateHeading(name)).toBe(true);
  for (const name of ['Price', 'Inactive', 'Active since']) {
    expect(isCurrencyHeading(name)).toBe(false);
    expect(isStateHeading(name)).toBe(false);
  }
});

it('takes a book off sale by its state', () => {
  for (const cell of ['inactive', 'Inaktiv', ' draft ', 'Entwurf', 'archived', 'archiviert', 'disabled', 'deaktiviert'])
    expect(isOffSale('Status', cell)).toBe(true);
  for (const cell of ['0', 'false', 'falsch', 'No', 'nein', 'n']) {
    expect(isOffSale('Active', cell)).toBe(true);
    expect(isOffSale('Status', cell)).toBe(false);
  }
  expect(isOffSale('Active', '1')).toBe(false);
});
