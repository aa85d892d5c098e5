import { expect, it } from 'vitest';
import { columnOf, decidesRow, namesOf, type OtherShopName } from './otherShops.ts';

/** As exported; Shopify renamed its headings in 2024. */
const FIELDS: Record<OtherShopName, Record<string, string>> = {
  shopify: {
    title: 'Title',
    description: 'Body (HTML)|Body|Description',
    publisher: 'Vendor',
    category: 'Product Category|Type|Tags',
    newPrice: 'Variant Price|Price',
    oldPrice: 'Variant Compare At Price|Compare At Price|Compare-at price',
    stock: 'Variant Inventory Qty|Inventory Qty|Variant Inventory Quantity|Inventory quantity',
    isbn: 'Variant Barcode|Barcode|Variant SKU|SKU',
    coverImage: 'Image Src|Product image URL|Image URL',
  },
  woocommerce: {
    title: 'Name',
    description: 'Description|Beschreibung|Short description|Kurzbeschreibung',
    newPrice: 'Sale price|Angebotspreis',
    oldPrice: 'Regular price|Regulärer Preis',
    category: 'Categories|Kategorien|Tags|Schlagwörter',
    stock: 'Stock|Bestand|Lager|Lagerbestand',
    isbn: 'GTIN, UPC, EAN, or ISBN|GTIN, UPC, EAN oder ISBN|SKU|Artikelnummer',
    publisher: 'Brands|Marken',
    coverImage: 'Images|Bilder',
  },
};

const DECIDING: Record<OtherShopName, string> = {
  shopify:
    'Handle|URL handle|Published|Published on online store|Status|Gift Card|Variant Requires Shipping|Requires shipping|Variant Inventory Tracker|Inventory tracker|Variant Inventory Policy|Continue selling when out of stock|Option1 Value|Option2 value',
  woocommerce:
    'ID|Type|Typ|Published|Veröffentlicht|Parent|Übergeordnetes Produkt|In stock?|Vorrätig?|Visibility in catalog|Sichtbarkeit im Katalog|Backorders allowed?|Lieferrückstände erlaubt?|Date sale price starts|Datum, an dem Angebotspreis beginnt|Date sale price ends|Datum, an dem Angebotspreis endet|Attribute 1 name|Attribut 12 Name|Attribute 1 value(s)|Attribut 12 Wert(e)',
};

const listed = (names: string) => names.split('|');

it.each(['shopify', 'woocommerce'] as const)('reads the headings of %s, and no longer or shorter ones', (shop) => {
  const fields = Object.entries(FIELDS[shop]).flatMap(([column, names]) =>
    listed(names).map((name) => [name, column] as const),
  );
  expect(fields.map(([name]) => [name, columnOf(shop, name)])).toEqual(fields);
  const deciding = listed(DECIDING[shop]);
  expect(deciding.filter((name) => !decidesRow(shop, name))).toEqual([]);
  for (const [name] of fields) expect(decidesRow(shop, name)).toBe(false);
  for (const name of [...fields.map(([field]) => field), ...deciding].flatMap((one) => [`X ${one}`, `${one} X`])) {
    expect([name, columnOf(shop, name)]).toEqual([name, undefined]);
    expect([name, decidesRow(shop, name)]).toEqual([name, false]);
    expect(namesOf(shop, [name])).toEqual([name]);
  }
});
