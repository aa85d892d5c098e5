import * as messages from '@bookstore/messages/validation';

/** In the order of the export. */
export const COLUMNS = [
  '_id',
  'title',
  'subtitle',
  'author',
  'contributors',
  'series',
  'seriesNumber',
  'description',
  'category',
  'newPrice',
  'oldPrice',
  'trending',
  'coverImage',
  'publisher',
  'imprint',
  'published',
  'pages',
  'language',
  'format',
  'isbn',
  'subjects',
  'noteText',
  'noteBy',
  'excerpt',
  'orderable',
  'stock',
  'createdAt',
] as const;

export type Column = (typeof COLUMNS)[number];

export type Cells = Partial<Record<Column, string>>;

export const NEEDED: readonly Column[] = ['title', 'description', 'category', 'newPrice', 'oldPrice'];

/** Names in other programs, folded. */
const ALIASES = new Map<string, Column>([
  ['name', 'title'],
  ['genre', 'category'],
  ['price', 'newPrice'],
  ['listprice', 'oldPrice'],
  ['isbn13', 'isbn'],
  ['ean', 'isbn'],
]);

/** An “id” of another program is not our `_id`. */
export const fold = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/(?<!^)[\s_-]+/g, '');

/** Our own names win over other programs' names. */
function columnsOf(names: string[]): (Column | undefined)[] {
  const own = names.map((name) => COLUMNS.find((column) => fold(column) === fold(name)));
  const taken = new Set(own);
  return names.map((name, index) => {
    const other = ALIASES.get(fold(name));
    if (own[index] || !other || taken.has(other)) return own[index];
    taken.add(other);
    return other;
  });
}

/** Unknown columns are undefined. @throws for missing or duplicate required columns */
export function readHeading(cells: string[]): (Column | undefined)[] {
  const columns = columnsOf(cells);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new Error(messages.columnsMissing(missing, COLUMNS.join(', ')));
  }
  const doubled = COLUMNS.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (doubled.length > 0) throw new Error(messages.columnsTwice(doubled));
  return columns;
}

export const REFUSAL_COLUMNS = ['_line', '_problem'] as const;

export const isRefusalColumn = (name: string) => REFUSAL_COLUMNS.some((one) => one === name.trim().toLowerCase());

/** Names that mean the same in any program, English and German. */
const CERTAIN = new Map<string, Column>(
  Object.entries({
    author: 'author authors authorname bookauthor autor autoren autorin verfasser',
    publisher: 'publisher publishername bookpublisher verlag',
    pages: 'pages pagecount numberofpages bookpages seiten seitenzahl seitenanzahl anzahlseiten',
    language: 'language languages booklanguage sprache',
    isbn: 'isbn isbn13 isbn10 isbnuid bookisbn',
    format: 'format bookformat binding bindingtext bookbinding einband bindung',
    published:
      'publicationdate publishdate publisheddate datepublished publicationyear yearpublished pubdate erscheinungsdatum erscheinungsjahr erschienen',
  } satisfies Partial<Record<Column, string>>).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column as Column] as const),
  ),
);

export const certainColumnOf = (name: string): Column | undefined =>
  CERTAIN.get(name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ''));

const CURRENCY = ['currency', 'currencycode', 'pricecurrency', 'währung', 'waehrung'];

export const isCurrencyHeading = (name: string) => CURRENCY.includes(fold(name));

const isActiveHeading = (name: string) => /^(?:is)?(?:active|aktiv|enabled|aktiviert)$/.test(fold(name));

/** A number as status means something else in each program. */
const isStatusHeading = (name: string) => fold(name) === 'status';

export const isStateHeading = (name: string) => isActiveHeading(name) || isStatusHeading(name);

const NOT_ACTIVE = ['0', 'false', 'falsch', 'no', 'nein', 'n'];
const NOT_ON_SALE = ['inactive', 'inaktiv', 'draft', 'entwurf', 'archived', 'archiviert', 'disabled', 'deaktiviert'];

/** Whether a cell below a heading of `isStateHeading` takes the book off sale. */
export function isOffSale(name: string, cell: string): boolean {
  const word = cell.trim().toLowerCase();
  return NOT_ON_SALE.includes(word) || (isActiveHeading(name) && NOT_ACTIVE.includes(word));
}

/** Names whose meaning is likely but not certain, folded. */
const PROPOSED: Readonly<Partial<Record<Column, readonly string[]>>> = {
  title: ['titel', 'booktitle', 'buchtitel', 'productname', 'itemname', 'artikelname', 'bezeichnung'],
  subtitle: ['untertitel'],
  contributors: ['mitwirkende', 'beteiligte'],
  series: ['reihe', 'serie', 'seriesname'],
  seriesNumber: ['bandnummer', 'band', 'volume', 'seriesvolume', 'seriesindex'],
  author: ['writer'],
  description: [
    'beschreibung',
    'klappentext',
    'blurb',
    'summary',
    'annotation',
    'body(html)',
    'longdescription',
    'itemdescription',
    'descriptionsale',
  ],
  category: ['kategorie', 'kategorien', 'categories', 'categid', 'warengruppe', 'subject', 'rubrik'],
  newPrice: [
    'preis',
    'verkaufspreis',
    'saleprice',
    'salesprice',
    'retailprice',
    'sellingprice',
    'pricegross',
    'price(taxincl.)',
    'vk',
    'ladenpreis',
  ],
  oldPrice: ['uvp', 'listenpreis', 'regularprice', 'compareatprice', 'rrp', 'msrp', 'originalprice', 'alterpreis'],
  trending: ['featured', 'empfohlen', 'bestseller'],
  coverImage: [
    'image',
    'images',
    'imageurl',
    'imagesrc',
    'imgurl',
    'cover',
    'coverurl',
    'bild',
    'bilder',
    'bildurl',
    'umschlag',
  ],
  publisher: ['vendor', 'manufacturername', 'hersteller'],
  imprint: ['verlagsmarke'],
  pages: ['extent'],
  language: ['lang'],
  format: ['ausstattung', 'productform'],
  subjects: ['thema', 'bisac', 'themacodes', 'subjectcodes'],
  noteText: ['empfehlung', 'unserwort'],
  excerpt: ['leseprobe', 'sample'],
  orderable: ['bestellbar'],
  isbn: ['ean', 'gtin', 'gtin13', 'ean13', 'barcode', 'strichcode'],
  stock: [
    'bestand',
    'lagerbestand',
    'quantity',
    'quantityonhand',
    'qtyavailable',
    'qty',
    'menge',
    'inventory',
    'copies',
    'exemplare',
    'anzahl',
  ],
};

/** Whether it is a product feed of Google Merchant Center. */
export const isProductFeed = (names: readonly string[]) =>
  ['imagelink', 'availability', 'price'].every((name) => names.map(fold).includes(name));

/** The sale price of a feed counts unless it is for a period only. */
function ownNamesOfFeed(names: readonly string[]): string[] {
  const folded = names.map(fold);
  const hasSale = isProductFeed(names) && folded.includes('saleprice') && !folded.includes('salepriceeffectivedate');
  return names.map((name) => (hasSale && fold(name) === 'price' ? 'oldPrice' : name));
}

/** Proposes null for an unknown name. Only ISBNs may have several columns. */
export function proposeColumns(names: readonly string[]): (Column | null)[] {
  const known = columnsOf(ownNamesOfFeed(names));
  const taken = new Set(known);
  return names.map((name, index) => {
    const own = known[index];
    if (own) return own === 'isbn' || known.indexOf(own) === index ? own : null;
    const other = certainColumnOf(name) ?? COLUMNS.find((column) => PROPOSED[column]?.includes(fold(name)));
    if (!other || (other !== 'isbn' && taken.has(other))) return null;
    taken.add(other);
    return other;
  });
}
