import * as messages from '@bookstore/messages/validation';
import type { FieldError } from '../api/problem.ts';
import { isDocumentId } from '../ids.ts';
import { type Cells, type Column, certainColumnOf, fold } from './columns.ts';
import { isDownload, toBookFormat } from './convertCells.ts';
import { quotedCell, type RowProblem } from './rowProblem.ts';

/** A row may come from several lines. */
export interface SourceRow {
  line: number;
  lines: readonly number[];
  cells: readonly string[];
  known?: Cells;
  remarks?: readonly FieldError[];
}

interface JoinedRows {
  rows: SourceRow[];
  problems: RowProblem[];
}

interface OtherShop {
  /** Columns that identify the program, by internal names. */
  needs: readonly string[];
  columns: Readonly<Record<string, Column>>;
  /** Columns that decide whether a row is imported but fill no field. */
  decides: RegExp;
  /** Returns the same name for all releases of the program. */
  nameOf: (heading: string) => string;
  join: (rows: readonly SourceRow[], names: readonly string[]) => JoinedRows;
}

const OTHER_SHOPS = ['shopify', 'woocommerce'] as const;
export type OtherShopName = (typeof OTHER_SHOPS)[number];

type Read = (row: SourceRow, name: string) => string;

/** Reads the first column of a name. */
function cellReader(names: readonly string[]): Read {
  const places = new Map(names.map((name, index) => [fold(name), index] as const).toReversed());
  return ({ cells }, name) => cells[places.get(fold(name)) ?? -1]?.trim() ?? '';
}

/** Returns null if characters would be lost. */
function toIdPart(text: string): string | null {
  const part = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return /\p{L}/u.test(text.replaceAll(/[\p{Script=Latin}]/gu, '')) ? null : part;
}

const idOf = (shop: OtherShopName, ...parts: string[]): Cells => {
  const idParts = parts.filter(Boolean).map(toIdPart);
  const id = [shop, ...idParts].join('-');
  return idParts.length > 0 && idParts.every(Boolean) && isDocumentId(id) ? { _id: id } : {};
};

const problemOf = ({ line }: SourceRow, field: string, message: string): RowProblem => ({ line, field, message });

const isTrue = (cell: string) => ['true', '1', 'yes'].includes(cell.toLowerCase());

/** Leaves out a stock level that would be sold out here, unlike there. */
function leaveOutStock(cells: string[], place: number): FieldError[] {
  const stock = cells[place]?.trim() ?? '';
  if (stock === '' || !(Number(stock) <= 0)) return [];
  cells[place] = '';
  return [{ path: 'stock', message: messages.leftOut(quotedCell(stock), messages.soldWithoutStock) }];
}

/** Shopify's name for a product's only variant. */
const ONLY_VARIANT = 'Default Title';

/** `Variant Inventory Qty` has been called `Inventory quantity` since 2024. */
const SHOPIFY_HEADINGS: readonly [RegExp, string][] = [
  [/^(?:url)?handle$/, 'Handle'],
  [/^(?:body(?:\(html\))?|description|producttext)$/, 'Body (HTML)'],
  [/^published(?:ononlinestore)?$/, 'Published'],
  [/^(?:variant)?price$/, 'Price'],
  [/^(?:variant)?compareatprice$/, 'Compare At Price'],
  [/^(?:variant)?inventorytracker$/, 'Inventory Tracker'],
  [/^(?:variant)?inventory(?:qty|quantity)$/, 'Inventory Qty'],
  [/^(?:variant)?inventorypolicy$|^continuesellingwhenoutofstock$/, 'Inventory Policy'],
  [/^(?:variant)?barcode$/, 'Barcode'],
  [/^(?:variant)?sku$/, 'SKU'],
  [/^(?:variant)?requiresshipping$/, 'Requires Shipping'],
  [/^(?:product)?image(?:src|url)$/, 'Image Src'],
];

const isOfVariant = (name: string) =>
  /^(?:variant |option ?\d|price$|compare|inventory|continue selling|barcode$|sku$|requires|cost|weight|charge tax$|unit price)/i.test(
    name,
  );
const isOfOption = (name: string) => /^option ?\d name/i.test(name);

function* productsOf(rows: readonly SourceRow[], read: Read): Generator<SourceRow[]> {
  let product: SourceRow[] = [];
  for (const row of rows) {
    const [first] = product;
    const isSame = first && read(row, 'Handle') === read(first, 'Handle') && read(row, 'Title') === '';
    if (first && !isSame) {
      yield product;
      product = [];
    }
    product.push(row);
  }
  if (product.length > 0) yield product;
}

function variantsOf([first, ...others]: SourceRow[], names: readonly string[], read: Read): SourceRow[] {
  if (!first) return [];
  const isVariant = (row: SourceRow) => ['Price', 'Option1 Value'].some((name) => read(row, name) !== '');
  const variants = [first, ...others.filter(isVariant)];
  const pictures = others.filter((row) => !isVariant(row)).map(({ line }) => line);
  const isOneOfMany = variants.length > 1;
  return variants.map((row) => {
    const cells = names.map((name, index) => {
      const own = row.cells[index] ?? '';
      return own || (isOfVariant(name) && !isOfOption(name)) ? own : (first.cells[index] ?? '');
    });
    const lines = row === first ? [first.line, ...pictures] : [first.line, row.line];
    const stock = names.findIndex((name) => fold(name) === fold('Inventory Qty'));
    if (stock >= 0 && names.some(isTracker) && read(row, 'Inventory Tracker') === '') cells[stock] = '';
    const remarks = /^(?:continue|true)$/i.test(read(row, 'Inventory Policy')) ? leaveOutStock(cells, stock) : [];
    const options = ['Option1 Value', 'Option2 Value', 'Option3 Value'].map((name) => read(row, name));
    const label = options.filter((option) => option !== '' && option !== ONLY_VARIANT).join(', ');
    const format = toBookFormat(label);
    const title = isOneOfMany && !format && label ? { title: `${read(first, 'Title')} (${label})` } : {};
    const id = idOf('shopify', read(first, 'Handle'), isOneOfMany ? label : '');
    return { line: row.line, lines, cells, known: { ...id, ...title, ...(format && { format }) }, remarks };
  });
}

const isTracker = (name: string) => fold(name) === fold('Inventory Tracker');

const isFalse = (cell: string) => ['false', '0', 'no'].includes(cell.toLowerCase());

/** @returns null for a printed book */
function unsupportedTypeOf(variant: SourceRow, read: Read): { field: string; type: string } | null {
  if (isTrue(read(variant, 'Gift Card'))) return { field: 'Gift Card', type: 'gift card' };
  if (isFalse(read(variant, 'Requires Shipping'))) return { field: 'Requires Shipping', type: 'download' };
  const field = ['Option1 Value', 'Option2 Value', 'Option3 Value', 'Type'].find((name) =>
    isDownload(read(variant, name)),
  );
  return field === undefined ? null : { field, type: read(variant, field) };
}

const SHOPIFY: OtherShop = {
  needs: ['Handle', 'Title', 'Body (HTML)', 'Price'],
  decides: /^(?:handle|published|status|giftcard|requiresshipping|inventorytracker|inventorypolicy|option\dvalue)$/,
  nameOf: (heading) => SHOPIFY_HEADINGS.find(([pattern]) => pattern.test(fold(heading)))?.[1] ?? heading,
  columns: {
    Title: 'title',
    'Body (HTML)': 'description',
    Vendor: 'publisher',
    'Product Category': 'category',
    Type: 'category',
    Tags: 'category',
    Price: 'newPrice',
    'Compare At Price': 'oldPrice',
    'Inventory Qty': 'stock',
    Barcode: 'isbn',
    SKU: 'isbn',
    'Image Src': 'coverImage',
  },
  join(rows, names) {
    const read = cellReader(names);
    const joined: JoinedRows = { rows: [], problems: [] };
    for (const product of productsOf(rows, read)) {
      const [first] = product;
      if (!first) continue;
      const status = read(first, 'Status').toLowerCase();
      const published = read(first, 'Published');
      if (status !== '' && status !== 'active') joined.problems.push(...notOnSale(product, 'Status', status));
      else if (published !== '' && !isTrue(published)) {
        joined.problems.push(...notOnSale(product, 'Published', published));
      } else {
        for (const variant of variantsOf(product, names, read)) {
          const other = unsupportedTypeOf(variant, read);
          if (other) joined.problems.push(problemOf(variant, other.field, messages.typeNotTaken(other.type)));
          else joined.rows.push(variant);
        }
      }
    }
    return joined;
  },
};

const notOnSale = ([first]: SourceRow[], field: string, cell: string): RowProblem[] =>
  first ? [problemOf(first, field, messages.notOnSaleThere(cell))] : [];

/** Reads `Meta: _book_author` or `Author (product.metafields.custom.author)`. */
export function columnOfFact(name: string): Column | undefined {
  const [, own] = /\(product\.metafields\.(?:[^.()]+\.)*([^.()]+)\)$/i.exec(name) ?? [];
  return certainColumnOf(own ?? name.replace(/^meta:/i, ''));
}

/** Joins "Attribute 1 name" and "Attribute 1 value(s)". */
function attributesOf(row: SourceRow, names: readonly string[], read: Read): Cells {
  const facts: Cells = {};
  for (const name of names) {
    const [, number] = /^attribute (\d+) name$/i.exec(name.trim()) ?? [];
    const column = number && columnOfFact(read(row, name));
    const value = number && read(row, `Attribute ${number} value(s)`);
    if (column && value) facts[column] ??= value;
  }
  return facts;
}

const NOT_TAKEN = ['grouped', 'external', 'downloadable', 'virtual'];

function typesOf(row: SourceRow, read: Read): string[] {
  return read(row, 'Type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim());
}

/** An export has the headings of its shop's language, by folded name. */
const WOOCOMMERCE_HEADINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Type: ['Typ'],
    SKU: ['Artikelnummer'],
    Published: ['Veröffentlicht'],
    'Short description': ['Kurzbeschreibung'],
    Description: ['Beschreibung'],
    'Date sale price starts': ['Datum, an dem Angebotspreis beginnt'],
    'Date sale price ends': ['Datum, an dem Angebotspreis endet'],
    'Visibility in catalog': ['Sichtbarkeit im Katalog'],
    'In stock?': ['Vorrätig?'],
    'Backorders allowed?': ['Lieferrückstände erlaubt?'],
    Stock: ['Bestand', 'Lager', 'Lagerbestand'],
    'Sale price': ['Angebotspreis'],
    'Regular price': ['Regulärer Preis'],
    Categories: ['Kategorien'],
    Tags: ['Schlagwörter'],
    'GTIN, UPC, EAN, or ISBN': ['GTIN, UPC, EAN oder ISBN'],
    Brands: ['Marken'],
    Images: ['Bilder'],
    Parent: ['Übergeordnetes Produkt'],
  }).flatMap(([name, translations]) => translations.map((translation) => [fold(translation), name] as const)),
);

const GERMAN_ATTRIBUTE = /^Attribut (\d+) (Name|Wert\(e\))$/i;

function toEnglishHeading(heading: string): string {
  const [, number, part] = GERMAN_ATTRIBUTE.exec(heading.trim()) ?? [];
  if (number) return `Attribute ${number} ${part === 'Name' ? 'name' : 'value(s)'}`;
  return WOOCOMMERCE_HEADINGS.get(fold(heading)) ?? heading;
}

const WOOCOMMERCE: OtherShop = {
  needs: ['SKU', 'Name', 'Regular price', 'Categories'],
  decides:
    /^(?:id|type|published|parent|instock\?|visibilityincatalog|backordersallowed\?|datesaleprice(?:starts|ends)|attribute\d+(?:name|value\(s\)))$/,
  nameOf: toEnglishHeading,
  columns: {
    Name: 'title',
    Description: 'description',
    'Short description': 'description',
    'Sale price': 'newPrice',
    'Regular price': 'oldPrice',
    Categories: 'category',
    Tags: 'category',
    'GTIN, UPC, EAN, or ISBN': 'isbn',
    SKU: 'isbn',
    Stock: 'stock',
    Brands: 'publisher',
    Images: 'coverImage',
  },
  join(rows, names) {
    const read = cellReader(names);
    const parents = new Map<string, SourceRow>();
    const used = new Set<SourceRow>();
    for (const row of rows.filter((one) => typesOf(one, read).includes('variable'))) {
      if (read(row, 'ID')) parents.set(`id:${read(row, 'ID')}`, row);
      if (read(row, 'SKU')) parents.set(read(row, 'SKU'), row);
    }
    const joined: JoinedRows = { rows: [], problems: [] };
    for (const row of rows) {
      const types = typesOf(row, read);
      if (types.includes('variable')) continue;
      const parent = parents.get(read(row, 'Parent'));
      if (parent) used.add(parent);
      const hidden = [row, parent]
        .map((one) => (one ? read(one, 'Published') : ''))
        .find((cell) => !['', '1'].includes(cell));
      const other = types.find((type) => NOT_TAKEN.includes(type));
      if (other) joined.problems.push(problemOf(row, 'Type', messages.typeNotTaken(other)));
      else if (hidden !== undefined) joined.problems.push(...notOnSale([row], 'Published', hidden));
      else if ([row, parent].some((one) => one && isHidden(one, read))) {
        joined.problems.push(...notOnSale([row], 'Visibility in catalog', 'hidden'));
      } else {
        const sale = temporarySale(row, read);
        const cells = row.cells.map((cell, index) => {
          const name = names[index] ?? '';
          if (sale && isSalePrice(name)) return '';
          const own = cell || (parent?.cells[index] ?? '');
          return isText(name) ? unescapeBreaks(own) : own;
        });
        const whole = { ...row, cells, lines: parent ? [parent.line, row.line] : row.lines };
        // Products without a stock level may still be sold out.
        const isSoldOut = read(whole, 'In stock?') === '0' && read(whole, 'Stock') === '';
        const known = {
          ...attributesOf(whole, names, read),
          ...idOf('woocommerce', read(row, 'ID')),
          ...(isSoldOut && { stock: '0' }),
        };
        const isBackordered = ['1', 'yes', 'notify'].includes(read(whole, 'Backorders allowed?').toLowerCase());
        const stock = isBackordered
          ? leaveOutStock(
              cells,
              names.findIndex((name) => fold(name) === 'stock'),
            )
          : [];
        joined.rows.push({ ...whole, known, remarks: [...(sale ? [sale] : []), ...stock] });
      }
    }
    const unused = new Set(parents.values());
    for (const parent of unused) {
      if (!used.has(parent)) joined.problems.push(problemOf(parent, 'Type', messages.typeNotTaken('variable')));
    }
    return joined;
  },
};

const isHidden = (row: SourceRow, read: Read) => read(row, 'Visibility in catalog').toLowerCase() === 'hidden';

const isSalePrice = (name: string) => fold(name) === fold('Sale price');

/** Reports a temporary price, which the shop would keep past its last day. */
function temporarySale(row: SourceRow, read: Read): FieldError | null {
  const period = [read(row, 'Date sale price starts'), read(row, 'Date sale price ends')];
  const price = read(row, 'Sale price');
  if (price === '' || period.every((date) => date === '')) return null;
  const why = messages.salePeriod(period.map((date) => date || '…').join(' – '));
  return { path: 'newPrice', message: messages.leftOut(quotedCell(price), why) };
}

const isText = (name: string) => /description$/i.test(name.trim());

/** Exports write a line break as `\n`, and these characters as `\\n`. */
const unescapeBreaks = (cell: string) =>
  cell.replaceAll(/\\(\\n)|(?:\\r)?\\n/g, (_whole, literal?: string) => literal ?? '\n');

export const SHOPS: Readonly<Record<OtherShopName, OtherShop>> = { shopify: SHOPIFY, woocommerce: WOOCOMMERCE };

export const namesOf = (shop: OtherShopName, names: readonly string[]): string[] => names.map(SHOPS[shop].nameOf);

export function decidesRow(shop: OtherShopName, heading: string): boolean {
  const { decides, nameOf } = SHOPS[shop];
  return decides.test(fold(nameOf(heading)));
}

export function columnOf(shop: OtherShopName, heading: string): Column | undefined {
  const { columns, nameOf } = SHOPS[shop];
  const name = fold(nameOf(heading));
  return Object.entries(columns).find(([own]) => fold(own) === name)?.[1];
}

/** @returns null for an unknown heading */
export function findOtherShop(names: readonly string[]): OtherShopName | null {
  return (
    OTHER_SHOPS.find((shop) => {
      const known = new Set(namesOf(shop, names).map(fold));
      return SHOPS[shop].needs.every((name) => known.has(fold(name)));
    }) ?? null
  );
}
