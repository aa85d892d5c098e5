import type { Book } from '@bookstore/contract/api/book';
import type { ImportResult } from '@bookstore/contract/api/bookImport';
import { message, product } from '@bookstore/contract/test/onixFiles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRegisterPublishers } from '../../../functions/src/publishers/addPublishers.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { type Catalogue, catalogueOf, emptyCatalogue } from '../../test/catalogue.ts';
import { importOnix, type OnixFileOptions } from './importOnix.ts';
import { undoImport } from './undoImport.ts';

const clock = () => new Date('2026-11-26T12:00:00.000Z');
let api: TestApi;
let catalogue: Catalogue;

beforeAll(async () => {
  api = await openApi();
  catalogue = catalogueOf(api, clock);
});
afterAll(() => api.close());
beforeEach(() => emptyCatalogue(api, catalogue));

const book = (title: string, { thema = 'FLC', price = '24.00' } = {}) => `<DescriptiveDetail>
  <ProductForm>BC</ProductForm>
  <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
  <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>${thema}</SubjectCode></Subject>
  <Measure><MeasureType>08</MeasureType></Measure>
</DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><Text>About ${title}.</Text></TextContent></CollateralDetail>
<ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><Price><PriceType>02</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply>`;

const isbnOf = (text: string, index: number) =>
  text.replace(
    '<ProductIDType>15</ProductIDType><IDValue>9783161484100',
    `<ProductIDType>01</ProductIDType><IDValue>${index}`,
  );

const messageOf = (...records: string[]) => message(records.map((text, index) => isbnOf(text, index)).join('\n'));

const deletion = (reference: string) => product(reference).replace('<NotificationType>03', '<NotificationType>05');

const fail = (problem: string) => {
  throw new Error(problem);
};

async function importText(
  text: string,
  { isDryRun = false, ...options }: OnixFileOptions & { isDryRun?: boolean } = {},
) {
  const results: [reference: string, ImportResult][] = [];
  const refused: string[] = [];
  async function* open() {
    yield new TextEncoder().encode(text);
  }
  const report = await importOnix(
    open,
    { ...catalogue, isDryRun, registerPublishers: createRegisterPublishers(api.db, clock, fail) },
    {
      onRecord: ({ source }, result) => results.push([source.reference, result]),
      onRefused: (row) => refused.push(row),
      ...options,
    },
  );
  return { report, results, refused };
}

const list = async () => (await api.call('GET', '/api/books')).body as Book[];

describe('importOnix', () => {
  it('adds books by subject and reports each record', async () => {
    const file = messageOf(
      product('a', book('Sand')),
      product('b', book('Ghosts', { thema: 'FKC' })),
      product('c', book('Cooking', { thema: 'WBA' })),
      product('d', '<DescriptiveDetail><ProductForm>ED</ProductForm></DescriptiveDetail>'),
      product('a', book('Sand again')),
    );
    const { report, results, refused } = await importText(file);
    expect(report).toMatchObject({ fates: { added: 2, refused: 3, changed: 0 }, fault: null, ignoredDeletions: 0 });
    expect(report.notHeld).toEqual(new Map([['Measure', 3]]));
    expect(report.importId).not.toBeNull();
    expect(results.map(([reference, { fate }]) => `${reference} ${fate}`).toSorted()).toEqual([
      'a added',
      'a refused',
      'b added',
      'c refused',
      'd refused',
    ]);
    expect(
      (await list()).map(({ title, category, newPrice }) => `${title}: ${category}, ${newPrice}`).toSorted(),
    ).toEqual(['Ghosts: horror, 24', 'Sand: fiction, 24']);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatch(/^"50","E-books \(form ED\) aren't sold here\.","d","",""/);
    expect(refused.join('')).toContain("category: None of this shop's categories matches");
  });

  it('uses the default category for unmatched books', async () => {
    await importText(messageOf(product('c', book('Cooking', { thema: 'WBA' }))), { category: 'business' });
    expect(await list()).toMatchObject([{ title: 'Cooking', category: 'business' }]);
  });

  it('reports without writing in a dry run and finds books again', async () => {
    const file = messageOf(product('a', book('Sand')));
    const dry = await importText(file, { isDryRun: true });
    expect(dry.report).toMatchObject({ fates: { added: 1 }, importId: null });
    expect(await list()).toEqual([]);
    await importText(file);
    const changed = await importText(file.replaceAll('About', 'All about'), { isDryRun: true });
    expect(changed.results).toMatchObject([
      ['a', { fate: 'changed', differences: { description: { before: 'About Sand.', after: 'All about Sand.' } } }],
    ]);
    expect((await importText(file)).report).toMatchObject({ fates: { unchanged: 1 }, importId: null });
  });

  it('imports nothing from a truncated file and reports the position', async () => {
    const whole = messageOf(product('a', book('Sand')), product('b', book('Wind')));
    const cut = whole.slice(0, -40);
    await expect(importText(cut)).rejects.toThrow(
      /^Line \d+: The file ends too early.* Records that can be read before it: 1\. Nothing was imported\.$/s,
    );
    expect(await list()).toEqual([]);
    const dry = await importText(cut, { isDryRun: true });
    expect(dry.report).toMatchObject({ fates: { added: 1 }, fault: expect.stringMatching(/^Line \d+: The file ends/) });
  });

  it('takes books off sale only on request, with undo', async () => {
    await importText(messageOf(product('a', book('Sand'))));
    const file = message(deletion('a'), HEADER_LATER);
    expect((await importText(file)).report).toMatchObject({ ignoredDeletions: 1, fates: { deleted: 0 } });
    expect(await list()).toHaveLength(1);
    const { report } = await importText(file, { deletes: true });
    expect(report).toMatchObject({ ignoredDeletions: 0, fates: { deleted: 1 } });
    expect(await list()).toEqual([]);
    const undone = await undoImport(report.importId ?? '', { database: api.db, ...catalogue });
    expect(undone).toEqual({ restored: 1, left: [] });
    expect(await list()).toMatchObject([{ title: 'Sand' }]);
  });

  it('reports new publishers once each', async () => {
    const publishing = `<PublishingDetail>
      <Publisher><PublishingRole>01</PublishingRole><PublisherName>Sand Press</PublisherName></Publisher>
      <ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Sand Press</ProductContactName><EmailAddress>safety@sand.example</EmailAddress></ProductContact>
    </PublishingDetail>`;
    const ofPress = (title: string) => book(title).replace('<ProductSupply>', `${publishing}<ProductSupply>`);
    const records = Array.from({ length: 150 }, (_, index) => product(`r${index}`, ofPress(`Sand ${index}`)));
    const file = messageOf(...records);
    const added = new Map([['Sand Press', 'added']]);
    expect((await importText(file, { isDryRun: true })).report.publishers).toEqual(added);
    expect((await importText(file)).report.publishers).toEqual(added);
    expect((await importText(file)).report.publishers).toEqual(new Map());
  });

  it('keeps prices set in the shop by default', async () => {
    const file = messageOf(product('a', book('Sand')));
    await importText(file);
    const [sand] = await list();
    const admin = await api.newAdmin();
    const body = { ...sand, newPrice: 20, oldPrice: 20 };
    expect((await api.call('PUT', `/api/books/edit/${sand?._id}`, { token: admin.token, body })).status).toBe(200);
    const dearer = file.replaceAll('24.00', '26.00');
    expect((await importText(dearer)).report).toMatchObject({ keptPrices: 1, fates: { unchanged: 1 } });
    expect(await list()).toMatchObject([{ newPrice: 20 }]);
    expect((await importText(dearer, { takePrices: true })).report).toMatchObject({ keptPrices: 0 });
    expect(await list()).toMatchObject([{ newPrice: 26 }]);
  });
});

const HEADER_LATER = `<Header><Sender><SenderIdentifier><SenderIDType>06</SenderIDType><IDValue>4012345000009</IDValue></SenderIdentifier></Sender><SentDateTime>20261126T0900Z</SentDateTime></Header>`;
