import * as messages from '@bookstore/messages/validation';
import { describe, expect, it } from 'vitest';
import { readBookRow } from './bookRow.ts';
import { toCsvRow } from './csvCells.ts';
import { columnOfFact } from './otherShops.ts';
import { openBookFile, readBookFile } from './readBookFile.ts';

const bytesOf = (...rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((row) => toCsvRow(row, { separator: ',', decimal: '.' })).join(''));

const fileOf = (names: readonly string[], ...rows: readonly Record<string, string>[]) =>
  bytesOf(names, ...rows.map((row) => names.map((name) => row[name] ?? '')));
const readShop = (...file: Parameters<typeof fileOf>) => readBookFile(fileOf(...file));

const SHOPIFY = [
  'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name',
  'Option1 Value|Variant SKU|Variant Inventory Tracker|Variant Inventory Qty|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Status|Author (product.metafields.custom.author)',
].flatMap((names) => names.split('|'));
const DUNE = {
  Handle: 'dune',
  Title: 'Dune',
  'Body (HTML)': '<p>Sand &amp; worms.</p><p>A saga.</p>',
  Vendor: 'Chilton',
  Type: 'Book',
  Tags: 'desert, Fiction',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': 'DUN-1',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '4',
  'Variant Price': '9.50',
  'Variant Compare At Price': '12.00',
  'Variant Barcode': "'9782253002697",
  'Image Src': 'https://cdn.example/dune.jpg?v=1',
  Status: 'active',
  'Author (product.metafields.custom.author)': 'Frank Herbert',
};

describe('Shopify', () => {
  it('is recognised by its heading, one book per product', () => {
    const file = openBookFile(fileOf(SHOPIFY, DUNE));
    expect(file).toMatchObject({ source: 'shopify', count: 1 });
    const { rows, problems } = file.read(file.proposal);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        fields: {
          _id: 'shopify-dune',
          title: 'Dune',
          description: 'Sand & worms.\n\nA saga.',
          author: 'Frank Herbert',
          publisher: 'Chilton',
          category: 'fiction',
          newPrice: '9.50',
          oldPrice: '12.00',
          stock: '4',
          isbn: '9782253002697',
          coverImage: 'https://cdn.example/dune.jpg?v=1',
        },
      },
    ]);
    expect(readBookRow(rows[0]?.fields)).toMatchObject({ id: 'shopify-dune', stock: 4 });
  });

  it('has pictures in separate rows, and a book per variant', () => {
    const variant = { Handle: 'dune', 'Variant Inventory Tracker': 'shopify' };
    const { rows } = readShop(
      SHOPIFY,
      { ...DUNE, 'Option1 Name': 'Binding', 'Option1 Value': 'Hardcover' },
      { Handle: 'dune', 'Image Src': 'https://cdn.example/back.jpg' },
      { ...variant, 'Option1 Value': 'Signed', 'Variant Price': '30', 'Variant SKU': '2-253-00269-0' },
      { ...DUNE, Handle: 'emma', Title: 'Emma', 'Variant Barcode': '', 'Variant Compare At Price': '' },
    );
    expect(rows.map(({ line, fields }) => [line, fields._id, fields.title, fields.format, fields.newPrice])).toEqual([
      [2, 'shopify-dune-hardcover', 'Dune', 'hardcover', '9.50'],
      [4, 'shopify-dune-signed', 'Dune (Signed)', undefined, '30'],
      [5, 'shopify-emma', 'Emma', undefined, '9.50'],
    ]);
    expect(rows[1]?.fields).toMatchObject({ isbn: '9782253002697', publisher: 'Chilton', oldPrice: '30' });
    expect(rows[1]?.fields).not.toHaveProperty('stock');
    expect(rows[2]?.fields).toMatchObject({ newPrice: '9.50', oldPrice: '9.50' });
    expect(rows[2]?.fields).not.toHaveProperty('isbn');
  });

  it('leaves out untracked stock, and never changes a count', () => {
    const uncounted = { ...DUNE, 'Variant Inventory Tracker': '' };
    const { rows } = readShop(SHOPIFY, uncounted, { ...DUNE, Handle: 'emma', 'Variant Inventory Qty': '-3' });
    expect(rows.map(({ fields }) => fields.stock)).toEqual([undefined, '-3']);
    expect(readBookRow({ ...rows[1]?.fields, category: 'fiction' })).toMatchObject([{ path: 'stock' }]);
  });

  it.each([
    ['Variant Inventory Policy', 'continue'],
    ['Continue selling when out of stock', 'CONTINUE'],
  ])('takes over no stock of 0 for a book that is still sold (%s)', (name, cell) => {
    const sold = { ...DUNE, [name]: cell };
    const { rows, remarks, unknownColumns } = readShop(
      [...SHOPIFY, name],
      { ...sold, 'Variant Inventory Qty': '0' },
      { ...sold, Handle: 'emma' },
      { ...sold, Handle: 'ivanhoe', 'Variant Inventory Qty': '-2' },
      { ...sold, Handle: 'salt', 'Variant Inventory Qty': '0', [name]: 'deny' },
    );
    expect(rows.map(({ fields }) => fields.stock)).toEqual([undefined, '4', undefined, '0']);
    expect(remarks.map(({ line, field }) => `${line} ${field}`)).toEqual(['2 stock', '4 stock']);
    expect(unknownColumns).not.toContain(name);
  });

  it('refuses a variant without a price', () => {
    const { rows } = readShop(
      SHOPIFY,
      { ...DUNE, 'Option1 Value': 'Paperback' },
      { Handle: 'dune', 'Option1 Value': 'Signed' },
    );
    expect(rows.map(({ line, fields }) => [line, fields.newPrice])).toEqual([
      [2, '9.50'],
      [3, undefined],
    ]);
  });

  it('imports nothing that is not on sale there', () => {
    const { rows, problems } = readShop(
      SHOPIFY,
      { ...DUNE, Status: 'draft' },
      { ...DUNE, Handle: 'emma', Published: 'FALSE' },
    );
    expect(rows).toEqual([]);
    expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual(['2 Status', '3 Published']);
  });

  it('uses the chosen category for unknown ones, and names a mistyped ISBN', () => {
    const file = fileOf(SHOPIFY, { ...DUNE, Tags: '', 'Variant Barcode': '9782253002690' });
    const { rows, remarks } = readBookFile(file, 'horror');
    expect(rows[0]?.fields.category).toBe('horror');
    expect(rows[0]?.fields).not.toHaveProperty('isbn');
    expect(remarks).toMatchObject([{ line: 2, field: 'isbn' }]);
    expect(remarks[0]?.message).toContain("“9782253002690” wasn't imported");
    expect(readBookFile(file).rows[0]?.fields.category).toBe('Book');
  });

  it('names no column as ignored that decides what becomes of a row', () => {
    expect(readShop([...SHOPIFY, 'SEO Title'], DUNE).unknownColumns).toEqual(['Option1 Name', 'SEO Title']);
  });

  it('recognises the headings of 2024', () => {
    const currentNames = new Map([
      ['Handle', 'URL handle'],
      ['Body (HTML)', 'Description'],
      ['Product Category', 'Product category'],
      ['Published', 'Published on online store'],
      ['Option1 Name', 'Option1 name'],
      ['Option1 Value', 'Option1 value'],
      ['Variant SKU', 'SKU'],
      ['Variant Inventory Tracker', 'Inventory tracker'],
      ['Variant Inventory Qty', 'Inventory quantity'],
      ['Variant Price', 'Price'],
      ['Variant Compare At Price', 'Compare-at price'],
      ['Variant Barcode', 'Barcode'],
      ['Image Src', 'Product image URL'],
    ]);
    const names = SHOPIFY.map((name) => currentNames.get(name) ?? name);
    const renamed = (row: Record<string, string>) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [currentNames.get(name) ?? name, cell]));
    expect(openBookFile(fileOf(names, renamed(DUNE))).source).toBe('shopify');
    expect(readShop(names, renamed(DUNE))).toEqual({
      ...readShop(SHOPIFY, DUNE),
      unknownColumns: expect.any(Array) as string[],
    });
    const drafts = [renamed({ ...DUNE, Status: 'Draft' }), renamed({ ...DUNE, Handle: 'emma', Published: 'FALSE' })];
    expect(readShop(names, ...drafts).rows).toEqual([]);
  });

  it('refuses downloads and gift cards', () => {
    const names = [...SHOPIFY, 'Option2 Value', 'Option3 Value', 'Variant Requires Shipping', 'Gift Card'];
    const { rows, problems } = readShop(
      names,
      ...['false', 'No', '0'].map((cell) => ({ ...DUNE, 'Variant Requires Shipping': cell })),
      ...['true', 'YES', '1'].map((cell) => ({ ...DUNE, 'Gift Card': cell })),
      {
        ...DUNE,
        Handle: 'emma',
        'Option1 Value': 'Paperback',
        'Variant Requires Shipping': 'true',
        'Gift Card': 'false',
      },
      { Handle: 'emma', 'Option1 Value': 'eBook', 'Variant Price': '5' },
      { Handle: 'emma', 'Option1 Value': 'English', 'Option2 Value': 'PDF', 'Variant Price': '5' },
      { Handle: 'emma', 'Option1 Value': 'English', 'Option3 Value': 'Kindle', 'Variant Price': '5' },
      { ...DUNE, Type: 'Audiobook' },
    );
    expect(rows.map(({ line }) => line)).toEqual([8]);
    expect(problems.map(({ line, field, message }) => [line, field, message])).toEqual(
      [
        ...[2, 3, 4].map((line) => [line, 'Requires Shipping', 'download'] as const),
        ...[5, 6, 7].map((line) => [line, 'Gift Card', 'gift card'] as const),
        [9, 'Option1 Value', 'eBook'] as const,
        [10, 'Option2 Value', 'PDF'] as const,
        [11, 'Option3 Value', 'Kindle'] as const,
        [12, 'Type', 'Audiobook'] as const,
      ].map(([line, field, type]) => [line, field, messages.typeNotTaken(type)]),
    );
  });

  it('has an id for each handle and variant that can be written in Latin letters', () => {
    const idsOf = (handle: string, ...labels: string[]) =>
      readShop(
        SHOPIFY,
        { ...DUNE, Handle: handle, 'Option1 Value': labels[0] ?? 'Default Title' },
        ...labels.slice(1).map((label) => ({ Handle: handle, 'Option1 Value': label, 'Variant Price': '9' })),
      ).rows.map(({ fields }) => fields._id);
    expect(idsOf('-Größe  é!')).toEqual(['shopify-gro-e-e']);
    expect(idsOf('дюна')).toEqual([undefined]);
    expect(idsOf('')).toEqual([undefined]);
    expect(idsOf('dune', 'First', 'Вторая', '???')).toEqual(['shopify-dune-first', undefined, undefined]);
    expect(idsOf('x'.repeat(2_000))).toEqual([undefined]);
  });

  it('has a title per variant with all its options', () => {
    const names = [...SHOPIFY, 'Option2 Value', 'Option3 Value'];
    const variant = { Handle: 'dune', 'Variant Price': '9' };
    const { rows } = readShop(
      names,
      { ...DUNE, 'Option1 Value': 'Signed', 'Option2 Value': 'Blue', 'Option3 Value': 'Large' },
      { ...variant, 'Option1 Value': 'Signed', 'Option2 Value': 'Default Title' },
      { ...DUNE, Title: 'Dune Messiah', 'Option1 Value': 'Signed' },
      variant,
    );
    expect(rows.map(({ fields }) => fields.title)).toEqual([
      'Dune (Signed, Blue, Large)',
      'Dune (Signed)',
      'Dune Messiah (Signed)',
      'Dune Messiah',
    ]);
  });

  it("gives a variant its product's fields but no price, stock level, number or old price of the first", () => {
    const names = [...SHOPIFY, 'Cost per item', 'Charge tax'];
    const { rows } = readShop(
      names,
      { ...DUNE, 'Option1 Value': 'Paperback' },
      { Handle: 'dune', 'Option1 Value': 'Hardcover', 'Variant Inventory Tracker': 'shopify' },
    );
    const { newPrice, oldPrice, stock, isbn, ...fields } = rows[0]?.fields ?? {};
    expect(newPrice && oldPrice && stock && isbn).toBeTruthy();
    expect(rows[1]?.fields).toEqual({ ...fields, _id: 'shopify-dune-hardcover', format: 'hardcover' });
  });

  it('returns all lines of a refused product', () => {
    const file = openBookFile(
      fileOf(
        SHOPIFY,
        { ...DUNE, 'Option1 Value': 'Paperback' },
        { Handle: 'dune', 'Image Src': 'https://cdn.example/back.jpg' },
        { Handle: 'dune', 'Option1 Value': 'Hardcover', 'Variant Price': '20' },
      ),
    );
    const linesOf = (line: number) =>
      file
        .toRefusedRows([{ line, field: 'title', message: 'Wrong' }])
        .split('\n')
        .flatMap((row) => /^"?(\d+)/.exec(row)?.[1] ?? []);
    expect([linesOf(2), linesOf(4)]).toEqual([
      ['2', '3'],
      ['2', '4'],
    ]);
  });
});

const WOO = [
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Short description|Description|In stock?|Stock',
  'Regular price|Sale price|Categories|Tags|Images|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 2 name|Attribute 2 value(s)',
].flatMap((names) => names.split('|'));
const EMMA = {
  ID: '17',
  Type: 'simple',
  SKU: '9782253002697',
  Name: 'Emma &#8211; A Novel',
  Published: '1',
  'Short description': 'Short.',
  Description: 'A <em>match</em>.\\n\\nAnother.',
  Stock: '2',
  'Regular price': '12',
  'Sale price': '9.5',
  Categories: 'Books &gt; Classics, Books &gt; Fiction',
  Images: 'https://cdn.example/a.jpg, https://cdn.example/b.jpg',
  'Attribute 1 name': 'Author',
  'Attribute 1 value(s)': 'Jane Austen',
  'Attribute 2 name': 'Pages',
  'Attribute 2 value(s)': '480 pages',
};

describe('WooCommerce', () => {
  it('is recognised by its heading, one book per product', () => {
    const file = openBookFile(fileOf(WOO, EMMA));
    expect(file).toMatchObject({ source: 'woocommerce', count: 1 });
    expect(file.read(file.proposal).rows).toEqual([
      {
        line: 2,
        fields: {
          _id: 'woocommerce-17',
          title: 'Emma – A Novel',
          author: 'Jane Austen',
          description: 'A match.\n\nAnother.',
          category: 'fiction',
          newPrice: '9.5',
          oldPrice: '12',
          stock: '2',
          isbn: '9782253002697',
          pages: '480',
          coverImage: 'https://cdn.example/a.jpg',
        },
      },
    ]);
  });

  it("sells variations with their product's common fields", () => {
    const variation = { Type: 'variation', Published: '1' };
    const { rows, problems } = readShop(
      WOO,
      { ...EMMA, Type: 'variable', 'Regular price': '', 'Sale price': '', Stock: '', SKU: 'EMMA' },
      { ...variation, ID: '18', Name: 'Emma - Paperback', 'Regular price': '8', Parent: 'id:17' },
      { ...variation, ID: '19', Name: 'Emma - Hardcover', 'Regular price': '20', Parent: 'EMMA' },
    );
    expect(problems).toEqual([]);
    const sold = rows.map(({ fields }) => [fields._id, fields.title, fields.newPrice, fields.oldPrice, fields.author]);
    expect(sold).toEqual([
      ['woocommerce-18', 'Emma - Paperback', '8', '8', 'Jane Austen'],
      ['woocommerce-19', 'Emma - Hardcover', '20', '20', 'Jane Austen'],
    ]);
    expect(rows[0]?.fields.description).toBe('A match.\n\nAnother.');
  });

  it('imports nothing that is not sold there, with a reason per row', () => {
    const { rows, problems } = readShop(
      WOO,
      { ...EMMA, Type: 'grouped' },
      { ...EMMA, Published: '-1' },
      { ...EMMA, Type: 'variable', ID: '20' },
      { ...EMMA, Type: 'External' },
    );
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { line: 2, field: 'Type', message: messages.typeNotTaken('grouped') },
      { line: 3, field: 'Published', message: messages.notOnSaleThere('-1') },
      { line: 5, field: 'Type', message: messages.typeNotTaken('external') },
      { line: 4, field: 'Type', message: messages.typeNotTaken('variable') },
    ]);
  });
});

describe('WooCommerce extras', () => {
  it('refuses the variations of a product that is not on sale', () => {
    const { rows, problems } = readShop(
      WOO,
      { ...EMMA, ID: '20', Type: 'variable', Published: '-1' },
      { ...EMMA, ID: '21', Type: 'variation', Parent: 'id:20' },
    );
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([{ line: 3, field: 'Published' }]);
  });

  it('leaves out a sale price that is for a period only', () => {
    const names = [...WOO, 'Date sale price starts', 'Date sale price ends'];
    const sale = { ...EMMA, 'Sale price': '3.99', 'Regular price': '12.99' };
    const { rows, remarks } = readShop(names, { ...sale, 'Date sale price ends': '2027-06-01' }, { ...sale, ID: '18' });
    expect(rows.map(({ fields }) => [fields.newPrice, fields.oldPrice])).toEqual([
      ['12.99', '12.99'],
      ['3.99', '12.99'],
    ]);
    const why = messages.salePeriod('… – 2027-06-01');
    expect(remarks).toEqual([{ line: 2, field: 'newPrice', message: messages.leftOut('3.99', why) }]);
    const open = { ...sale, 'Date sale price starts': '2027-01-01' };
    expect(readShop(names, open).remarks[0]?.message).toContain(messages.salePeriod('2027-01-01 – …'));
    expect(readShop(names, { ...open, 'Sale price': '' }).remarks).toEqual([]);
  });

  it('keeps products sold out that have no stock level', () => {
    const { rows, unknownColumns } = readShop(
      WOO,
      { ...EMMA, Stock: '', 'In stock?': '0' },
      { ...EMMA, ID: '18', Stock: '', 'In stock?': 'backorder' },
      { ...EMMA, ID: '19', 'In stock?': '0' },
    );
    expect(rows.map(({ fields }) => fields.stock)).toEqual(['0', undefined, '2']);
    expect(unknownColumns).not.toContain('In stock?');
  });

  it('takes over no stock of 0 for a book on backorder', () => {
    const name = 'Lieferrückstände erlaubt?';
    const { rows, remarks, unknownColumns } = readShop(
      [...WOO, name],
      { ...EMMA, Stock: '0', 'In stock?': 'backorder', [name]: '1' },
      { ...EMMA, ID: '18', Stock: '-1', [name]: 'notify' },
      { ...EMMA, ID: '19', [name]: '1' },
      { ...EMMA, ID: '20', Stock: '0', [name]: '0' },
    );
    expect(rows.map(({ fields }) => fields.stock)).toEqual([undefined, undefined, '2', '0']);
    expect(remarks.map(({ line, field }) => `${line} ${field}`)).toEqual(['2 stock', '3 stock']);
    expect(unknownColumns).not.toContain(name);
  });

  it.each(['Visibility in catalog', 'Sichtbarkeit im Katalog'])('refuses hidden products (%s)', (name) => {
    const { rows, problems, unknownColumns } = readShop(
      [...WOO, name],
      { ...EMMA, [name]: 'hidden' },
      { ...EMMA, ID: '18', Type: 'variable', [name]: 'hidden' },
      { ...EMMA, ID: '19', Type: 'variation', Parent: 'id:18', [name]: 'visible' },
      { ...EMMA, ID: '20', [name]: 'search' },
    );
    expect(rows.map(({ line }) => line)).toEqual([5]);
    expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '2 Visibility in catalog',
      '4 Visibility in catalog',
    ]);
    expect(unknownColumns).not.toContain(name);
  });

  it('is recognised by its German headings', () => {
    const german = new Map([
      ['Type', 'Typ'],
      ['SKU', 'Artikelnummer'],
      ['Published', 'Veröffentlicht'],
      ['Short description', 'Kurzbeschreibung'],
      ['Description', 'Beschreibung'],
      ['In stock?', 'Vorrätig?'],
      ['Stock', 'Bestand'],
      ['Sale price', 'Angebotspreis'],
      ['Regular price', 'Regulärer Preis'],
      ['Categories', 'Kategorien'],
      ['Tags', 'Schlagwörter'],
      ['Images', 'Bilder'],
      ['Parent', 'Übergeordnetes Produkt'],
      ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN oder ISBN'],
    ]);
    const toGerman = (name: string) =>
      german.get(name) ??
      name.replace('Attribute', 'Attribut').replace(' name', ' Name').replace('value(s)', 'Wert(e)');
    const renamed = (row: Record<string, string>) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [toGerman(name), cell]));
    const books = [EMMA, { ...EMMA, ID: '18', Published: '-1' }, { ...EMMA, ID: '19', Type: 'simple, virtual' }];
    expect(readShop(WOO.map(toGerman), ...books.map(renamed))).toEqual(readShop(WOO, ...books));
  });

  it('refuses downloadable and virtual products', () => {
    const { rows, problems } = readShop(
      WOO,
      { ...EMMA, Type: 'simple, downloadable, virtual' },
      { ...EMMA, ID: '18', Type: 'simple, virtual' },
    );
    expect(rows).toEqual([]);
    expect(problems.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('uses only meta columns with a certain meaning', () => {
    const meta = {
      'Meta: _wp_page_template': '7',
      'Meta: pages_synced': '12',
      'Meta: _published_by_plugin': '2020',
      'Meta: _book_author': 'J. A.',
    };
    const { rows, unknownColumns } = readShop([...WOO, ...Object.keys(meta)], {
      ...EMMA,
      ...meta,
      'Attribute 1 name': '',
      'Attribute 2 name': 'Page style',
    });
    expect(rows[0]?.fields).toMatchObject({ author: 'J. A.' });
    expect(rows[0]?.fields).not.toHaveProperty('pages');
    expect(rows[0]?.fields).not.toHaveProperty('published');
    expect(unknownColumns).toContain('Meta: _wp_page_template');
    expect(unknownColumns).not.toContain('Attribute 1 name');
  });

  it('uses the first filled attribute for a field', () => {
    const names = ['Attribute 10 name', 'Attribute 10 value(s)'];
    const { rows } = readShop(
      [...WOO, ...names],
      { ...EMMA, [names[0] ?? '']: 'Authors', [names[1] ?? '']: 'Another' },
      { ...EMMA, ID: '18', 'Attribute 1 value(s)': '', [names[0] ?? '']: 'Author', [names[1] ?? '']: 'Tenth' },
    );
    expect(rows.map(({ fields }) => fields.author)).toEqual(['Jane Austen', 'Tenth']);
  });

  it.each([
    ['Meta: _book_author', 'author'],
    ['meta:author', 'author'],
    ['Author', 'author'],
    ['Pages (product.metafields.custom.page_count)', 'pages'],
    ['X (product.metafields.author)', 'author'],
    ['X (product.metafields.a.b.ISBN)', 'isbn'],
    ['Author (product.metafields.custom.author) old', undefined],
    ['Author (product.metafields.custom.note)', undefined],
    ['Old meta: author', undefined],
  ])('reads the column %j as %s', (name, column) => {
    expect(columnOfFact(name)).toBe(column);
  });

  it('finds a product by ID and SKU, and returns its line with a refused variation', () => {
    const file = openBookFile(
      fileOf(
        WOO,
        { ...EMMA, ID: '', SKU: 'EMMA', Type: 'Variable', Published: '' },
        { ...EMMA, ID: '21', SKU: '', Type: 'variable, virtual' },
        { ID: '19', Type: 'variation', Name: 'Emma', 'Regular price': '8', Parent: 'EMMA' },
        { ID: '20', Type: 'variation', Name: 'Sand', 'Regular price': '8' },
        { ID: '', Type: 'simple', Name: 'Salt', 'Regular price': '8' },
      ),
    );
    const { rows, problems } = file.read(file.proposal);
    expect(rows.map(({ line, fields }) => [line, fields._id, fields.author])).toEqual([
      [4, 'woocommerce-19', 'Jane Austen'],
      [5, 'woocommerce-20', undefined],
      [6, undefined, undefined],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3]);
    expect(file.toRefusedRows([{ line: 4, field: '', message: 'Wrong' }]).match(/^"\d+"/gm)).toEqual(['"2"', '"4"']);
  });

  it.each(['Yes', '1', 'notify'])('is on backorder with %j, and keeps cells that are no stock level', (cell) => {
    const name = 'Backorders allowed?';
    const { rows, remarks } = readShop(
      [...WOO, name],
      { ...EMMA, Stock: ' 0 ', [name]: cell },
      { ...EMMA, Stock: 'few', [name]: cell },
    );
    expect(rows.map(({ fields }) => fields.stock)).toEqual([undefined, 'few']);
    expect(remarks).toEqual([{ line: 2, field: 'stock', message: messages.leftOut('0', messages.soldWithoutStock) }]);
  });

  it('reads escaped line breaks, and the characters that look like one', () => {
    const { rows } = readShop(
      WOO,
      { ...EMMA, Description: 'C:\\\\new\\nAnother line.\\r\\nA third.' },
      { ...EMMA, ID: '18', Name: 'C:\\new', Description: '' },
    );
    expect(rows.map(({ fields }) => [fields.title, fields.description])).toEqual([
      ['Emma – A Novel', 'C:\\new\nAnother line.\nA third.'],
      ['C:\\new', 'Short.'],
    ]);
  });
});

describe('cells of other programs', () => {
  const names = 'Titel,ISBN,Preis,Bestand,Cover,Sprache,Seiten,Erschienen,Einband'.split(',');
  const readOne = (row: Record<string, string>) => {
    const file = openBookFile(fileOf(names, { Titel: 'Dune', Preis: '9.50', ...row }));
    const { rows, problems, remarks } = file.read(file.proposal);
    return { fields: rows[0]?.fields, problems, remarks };
  };

  it.each([
    '="9782253002697"',
    '[9782253002697]',
    'ISBN 978-2-253-00269-7 (pbk.)',
    'goodreads:3907,isbn:9782253002697',
  ])('reads the ISBN in %j', (cell) => {
    expect(readOne({ ISBN: cell })).toMatchObject({ fields: { isbn: '9782253002697' }, remarks: [] });
  });

  it.each([
    ['9782253002691', 'valid ISBN'],
    ['2253002691', 'valid ISBN'],
    ['9.78E+12', 'spreadsheet has rounded'],
    ['9790260000438', 'sheet music'],
    ['9782253002697, 9791038704022', 'more than one ISBN'],
  ])('leaves out the ISBN %j and says why', (cell, why) => {
    const { fields, remarks } = readOne({ ISBN: cell });
    expect(fields).not.toHaveProperty('isbn');
    expect(remarks).toMatchObject([{ line: 2, field: 'isbn' }]);
    expect(remarks[0]?.message).toContain(why);
    expect(remarks[0]?.message).toContain(cell);
  });

  it.each(['1,000', '1.000', 'abc', '-2', '2.5'])('refuses the stock level %j', (cell) => {
    const { fields } = readOne({ Bestand: cell });
    expect(fields?.stock).toBe(cell);
    const book = { title: 'Dune', description: 'x', category: 'fiction', newPrice: '1', oldPrice: '1' };
    expect(readBookRow({ ...fields, ...book })).toMatchObject([{ path: 'stock' }]);
  });

  it.each(['€9.50', '9,50 €', '£9.50', 'EUR 9.50', '25.00 EUR'])('refuses the price %j once', (cell) => {
    const { fields, problems } = readOne({ Preis: cell });
    expect(fields).toBeUndefined();
    const message = `Must be in USD, not in another currency: “${cell}”`;
    expect(problems).toEqual([{ line: 2, field: 'newPrice', message }]);
  });

  it('never takes an unreadable price as the shop’s', () => {
    expect(readOne({ Preis: '12 50' }).fields?.newPrice).toBe('12 50');
  });

  it('keeps a cover address whole, and leaves out a path', () => {
    expect(readOne({ Cover: 'https://x.example/a b.jpg' }).fields?.coverImage).toBe('https://x.example/a%20b.jpg');
    const two = 'https://x.example/a.jpg, https://x.example/b.jpg';
    expect(readOne({ Cover: two }).fields?.coverImage).toBe('https://x.example/a.jpg');
    for (const path of ['/home/reader/My books/cover.jpg', 'C:\\books\\cover.jpg']) {
      const { fields, remarks } = readOne({ Cover: path });
      expect(fields).not.toHaveProperty('coverImage');
      expect(remarks).toMatchObject([{ field: 'coverImage' }]);
    }
  });

  it.each([
    ['active', '0', true],
    ['Aktiv', 'Nein', true],
    ['status', 'Inactive', true],
    ['Status', '0', false],
    ['active', '1', false],
    ['active', '', false],
  ])('refuses a book that is not on sale there (%s: %s): %s', (name, cell, isRefused) => {
    const file = openBookFile(bytesOf([name, 'Titel', 'Preis'], [cell, 'Dune', '9.50']));
    const { rows, problems, unknownColumns } = file.read(file.proposal);
    expect(rows).toHaveLength(isRefused ? 0 : 1);
    const message = messages.notOnSaleThere(cell);
    expect(problems).toEqual(isRefused ? [{ line: 2, field: name, message }] : []);
    expect(unknownColumns).toEqual([]);
    const columns = file.proposal.columns.with(0, 'orderable');
    expect(file.read({ ...file.proposal, columns }).rows).toHaveLength(1);
  });

  it('omits unreadable details with a remark', () => {
    const { fields, problems, remarks } = readOne({ Sprache: 'Klingonish', Seiten: '1,234', Erschienen: 'soon' });
    expect(fields).toEqual({ title: 'Dune', description: '', newPrice: '9.50', oldPrice: '9.50' });
    expect(problems).toEqual([]);
    expect(remarks.map(({ field }) => field).sort()).toEqual(['language', 'pages', 'published']);
    expect(readOne({ Sprache: 'Niederländisch', Seiten: '320 S.' }).fields).toMatchObject({
      language: 'nl',
      pages: '320',
    });
  });

  it('reduces an ambiguous date to its year with a remark', () => {
    const { fields, remarks } = readOne({ Erschienen: '03/05/2019' });
    expect(fields?.published).toBe('2019');
    expect(remarks).toMatchObject([{ field: 'published' }]);
  });

  it.each([
    ['Pbk', 'paperback'],
    ['BC', 'paperback'],
    ['Br.', 'paperback'],
    ['Taschenbuch mit Audio-CD', 'paperback'],
    ['HB', 'hardcover'],
    ['geb.', 'hardcover'],
    ['Spiral', 'other'],
  ])('reads the binding %s as %s', (cell, format) => {
    expect(readOne({ Einband: cell }).fields?.format).toBe(format);
  });

  it("drops a library's marks around and after a title", () => {
    expect(readOne({ Titel: '\u0098Der\u009c Sand /' }).fields?.title).toBe('Der Sand');
    expect(readOne({ Titel: 'Sand: or/and' }).fields?.title).toBe('Sand: or/and');
  });

  it.each(['Kindle Edition', 'eBook', 'Audible Audio', 'PDF', 'audio', 'Audio CD'])(
    'refuses a book in the format %s',
    (cell) => {
      expect(readOne({ Einband: cell })).toMatchObject({ fields: undefined, problems: [{ line: 2, field: 'format' }] });
    },
  );
});

describe('details of another program’s book', () => {
  const readOne = (names: string[], cells: string[]) => {
    const file = openBookFile(bytesOf(['Titel', 'Beschreibung', 'Preis', ...names], ['Dune', 'x', '9.50', ...cells]));
    const { rows, remarks } = file.read({ ...file.proposal, category: 'fiction' });
    return { book: readBookRow(rows[0]?.fields), remarks };
  };

  it.each([
    ['subjects', 'Fiction'],
    ['contributors', 'Ann Lee [ill.]'],
    ['contributors', 'Ann Lee (Translator), Bo Ek (Narrator)'],
    ['Untertitel', 'x'.repeat(400)],
    ['orderable', 'perhaps'],
    ['Band', 'x'.repeat(30)],
    ['noteText', 'x'.repeat(3_000)],
  ])('leave out %s where it breaks a rule', (name, cell) => {
    const { book, remarks } = readOne(['Reihe', name], ['Saga', cell]);
    expect(book).toMatchObject({ input: { title: 'Dune' } });
    expect(remarks).toHaveLength(1);
    expect(remarks[0]?.message).toContain(cell.slice(0, 20));
  });

  it('read contributors with roles in words', () => {
    const { book, remarks } = readOne(['contributors'], ['Ann Lee (Translator), Bo Ek (Illustrator)']);
    const contributors = [
      { name: 'Ann Lee', role: 'B06' },
      { name: 'Bo Ek', role: 'A12' },
    ];
    expect(book).toMatchObject({ input: { contributors } });
    expect(remarks).toEqual([]);
  });

  it('leave out ISBNs of two columns that differ', () => {
    const { book, remarks } = readOne(['ISBN', 'ISBN-10'], ['9782253002697', '0141439513']);
    expect(book).not.toHaveProperty('input.isbn');
    expect(remarks).toMatchObject([{ field: 'isbn', message: expect.stringContaining('more than one ISBN') }]);
  });
});

describe('unknown columns', () => {
  it('take the first of two equally named columns, and name the other', () => {
    const file = openBookFile(bytesOf(['title', 'title', 'Preis'], ['Dune', 'Emma', '1']));
    expect(file.proposal.columns).toEqual(['title', null, 'newPrice']);
    expect(file.read(file.proposal).unknownColumns).toEqual(['title']);
  });

  it.each<[program: string, names: string[], columns: string[]]>([
    ['Square and Amazon', ['Item Name', 'item-description'], ['title', 'description']],
    ['StoryGraph', ['ISBN/UID', 'Authors'], ['isbn', 'author']],
    ['AbeBooks', ['bindingtext', 'publishername', 'imgurl'], ['format', 'publisher', 'coverImage']],
    ['Shopware', ['price_gross', 'manufacturer_name'], ['newPrice', 'publisher']],
    ['PrestaShop', ['Price (tax incl.)'], ['newPrice']],
    ['Odoo', ['qty_available', 'categ_id', 'description_sale'], ['stock', 'category', 'description']],
  ])('propose the names of %s', (_program, names, columns) => {
    expect(openBookFile(bytesOf(names, names)).proposal.columns).toEqual(columns);
  });

  const names = ['Buchtitel', 'Verfasser', 'Klappentext', 'Ladenpreis', 'Regal', 'Art', 'Erschienen', 'Verfügbar'];
  const rows = [['Die Wand', 'Marlen Haushofer', 'Allein.', '1.234,50 $', 'B 7', 'Roman', '05.03.2019', '3 Stück']];
  const file = openBookFile(bytesOf(names, ...rows));

  it('are proposed with examples', () => {
    expect(file).toMatchObject({ source: 'other', names, examples: rows[0], count: 1 });
    expect(file.fault).toContain('“title”');
    const [title, author, description, newPrice] = file.proposal.columns;
    expect([title, author, description, newPrice]).toEqual(['title', 'author', 'description', 'newPrice']);
    expect(file.proposal.columns.slice(4)).toEqual([null, null, 'published', null]);
  });

  it("are read by the bookseller's mapping", () => {
    const columns = file.proposal.columns.with(5, 'category').with(7, 'stock');
    const { rows: read, unknownColumns } = file.read({ columns, category: 'adventure' });
    expect(read).toEqual([
      {
        line: 2,
        fields: {
          title: 'Die Wand',
          author: 'Marlen Haushofer',
          description: 'Allein.',
          category: 'adventure',
          newPrice: '1234.50',
          oldPrice: '1234.50',
          published: '2019-03-05',
          stock: '3 Stück',
        },
        assumed: ['oldPrice', 'category'],
      },
    ]);
    expect(unknownColumns).toEqual(['Regal']);
  });

  it.each([
    ['$1,234.50', '1234.50'],
    ['USD 12,5', '12.5'],
    ['1’234.50 $', '1234.50'],
    ['12', '12'],
    ['1,234', '1,234'],
    ['free', 'free'],
    ['1.2.3', '1.2.3'],
  ])('may write a price as %j, which is %j', (cell, price) => {
    const one = openBookFile(bytesOf(['Titel', 'Preis'], ['x', cell]));
    expect(one.read(one.proposal).rows[0]?.fields.newPrice).toBe(price);
  });

  it('report rows without required fields', () => {
    const empty = openBookFile(bytesOf(names, ['', '', '', '', 'B 7', '', '', '']));
    const [row] = empty.read(empty.proposal).rows;
    expect(readBookRow(row?.fields)).toEqual(
      ['title', 'description', 'category', 'newPrice', 'oldPrice'].map((path) => ({ path, message: 'Required' })),
    );
  });

  it('are rejected without a mapping', () => {
    expect(() => readBookFile(bytesOf(names, ...rows))).toThrow('Missing columns: “title”');
  });
});

describe('a product feed', () => {
  const names = ['id', 'title', 'image_link', 'availability', 'price'];
  const read = (heading: string[], ...cells: string[]) => {
    const file = openBookFile(bytesOf(heading, ['1', 'Dune', '', ...cells]));
    return file.read(file.proposal);
  };

  it('has books that are sold out', () => {
    const { rows, unknownColumns } = read(names, 'out_of_stock', '25.00 USD');
    expect(rows[0]?.fields).toMatchObject({ stock: '0', newPrice: '25.00' });
    expect(unknownColumns).not.toContain('availability');
    expect(read(names, 'Out of stock ', '25.00 USD').rows[0]?.fields.stock).toBe('0');
    for (const availability of ['in_stock', 'not out of stock', 'out of stock soon'])
      expect(read(names, availability, '25.00 USD').rows[0]?.fields).not.toHaveProperty('stock');
    const noFeed = read(['id', 'title', 'image', 'availability', 'price'], 'out_of_stock', '25.00');
    expect(noFeed.rows[0]?.fields).not.toHaveProperty('stock');
    expect(noFeed.unknownColumns).toContain('availability');
  });

  it('keeps its own stock levels', () => {
    expect(read([...names, 'quantity'], 'out of stock', '25', '3').rows[0]?.fields.stock).toBe('3');
  });

  it.each([
    ['15.00 USD', '15.00'],
    ['', '25.00'],
  ])('has the sale price %j beside the price', (sale, newPrice) => {
    const { rows } = read([...names, 'sale_price'], 'in_stock', '25.00 USD', sale);
    expect(rows[0]?.fields).toMatchObject({ newPrice, oldPrice: '25.00' });
  });

  it('has its usual price if a sale price is for a period', () => {
    const heading = [...names, 'sale_price', 'sale_price_effective_date'];
    const { rows } = read(heading, 'in_stock', '25.00 USD', '15.00 USD', '2026-11-01/2026-11-30');
    expect(rows[0]?.fields).toMatchObject({ newPrice: '25.00', oldPrice: '25.00' });
  });
});

describe('Goodreads', () => {
  const names = ['Book Id', 'Title', 'Author', 'ISBN', 'ISBN13', 'Year Published', 'Original Publication Year'];
  const columns = [null, 'title', 'author', 'isbn', 'isbn', 'published', null];
  const read = (isbn10: string, isbn13: string) => {
    const file = openBookFile(bytesOf(names, ['17', 'Dune', 'Frank Herbert', isbn10, isbn13, '2020', '1965']));
    expect(file.proposal.columns).toEqual(columns);
    return file.read(file.proposal).rows[0]?.fields;
  };

  it.each([
    ['="2253002690"', '="9782253002697"'],
    ['=""', '="9782253002697"'],
    ['="2253002690"', '=""'],
  ])('has its ISBN in %j or %j', (isbn10, isbn13) => {
    expect(read(isbn10, isbn13)).toMatchObject({ isbn: '9782253002697', published: '2020' });
  });
});
