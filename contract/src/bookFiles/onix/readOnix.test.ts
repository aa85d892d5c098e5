import { describe, expect, it } from 'vitest';
import {
  bookOf,
  bookWith,
  described,
  HEADER,
  message,
  product,
  readAll,
  WHOLE,
  WHOLE_BOOK,
  withShortTags,
} from '../../test/onixFiles.ts';

const NOT_HELD = [
  'Measure',
  'TitleDetail 03',
  'Language 02',
  'Subject 20',
  'TextContent 04',
  'ProductContact 04',
  'RelatedMaterial',
];

describe('ONIX file', () => {
  it('of release 3.1 is read completely, naming what is not stored', async () => {
    const { records, fault } = await readAll(message(WHOLE_BOOK));
    expect(fault).toBeNull();
    expect(records).toEqual([
      {
        kind: 'book',
        line: 11,
        source: { sender: '06:4012345000009', reference: 'de.wuestenverlag.4711', sentAt: '2026-11-25T09:30:00.000Z' },
        isbn: '9783161484100',
        title: WHOLE.title,
        isUpdate: false,
        book: WHOLE,
        notHeld: NOT_HELD,
        remarks: [],
      },
    ]);
  });

  it('is read alike with short tags and in any chunks', async () => {
    const long = await readAll(message(WHOLE_BOOK));
    for (const size of [1_000_000, 1_000, 7]) {
      const short = await readAll(withShortTags(message(WHOLE_BOOK)), { size });
      expect(short.fault).toBeNull();
      expect(short.records).toEqual(long.records);
    }
  });

  it('of release 3.0 is read, also with namespace prefixes', async () => {
    const prefixed = `<o:ONIXMessage release="3.0" xmlns:o="http://ns.editeur.org/onix/3.0/reference"><o:Product>
      <o:RecordReference>r</o:RecordReference><o:NotificationType>03</o:NotificationType>
      <o:DescriptiveDetail><o:TitleDetail><o:TitleType>01</o:TitleType><o:TitleElement><o:TitleElementLevel>01</o:TitleElementLevel><o:TitleText>Sand</o:TitleText></o:TitleElement></o:TitleDetail></o:DescriptiveDetail>
      </o:Product></o:ONIXMessage>`;
    expect(await bookOf(prefixed)).toEqual({ title: 'Sand' });
  });

  it('gives each record of a message without line breaks a line of its own', async () => {
    const [first, second, third] = ['a', 'b', 'c'].map((reference) => product(reference).replaceAll(/\n\s*/g, ''));
    const { records } = await readAll(`<ONIXMessage release="3.1">${first}${second}\n\n\n${third}</ONIXMessage>`);
    expect(records.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reports other files', async () => {
    const none = await readAll('\n<rss version="2.0"><channel/></rss>');
    expect(none.fault).toMatchObject({ message: expect.stringMatching(/^Line 2: This isn't an ONIX message/) });
  });

  it.each([
    ['release="13.0"', '13.0'],
    ['release="4.0"', '4.0'],
    ['release="3.2"', '3.2'],
    ['release="3.10"', '3.10'],
    ['xmlns="http://ns.editeur.org/onix/4.0/reference"', '4.0'],
  ])('with %s is refused for its release', async (attribute, release) => {
    const { fault } = await readAll(`<ONIXMessage ${attribute}>${product('r')}</ONIXMessage>`);
    expect(fault).toMatchObject({ line: 1, fault: `ONIX ${release} isn't supported, only 2.1, 3.0 and 3.1.` });
  });

  it.each(['release="2.1.3"', 'release="3.0.8"', 'xmlns="http://ns.editeur.org/onix/3.1/reference"', ''])(
    'with %j is read',
    async (attribute) => {
      expect(await readAll(`<ONIXMessage ${attribute}>${product('r')}</ONIXMessage>`)).toMatchObject({
        records: [{ isbn: '9783161484100' }],
        fault: null,
      });
    },
  );

  it.each([
    [
      '<Sender><SenderIdentifier><SenderIDType>06</SenderIDType><IDValue>4</IDValue></SenderIdentifier></Sender>',
      '06:4',
    ],
    ['<Sender><SenderName>Sand</SenderName><ContactName>Ann</ContactName></Sender>', 'Sand'],
    ['<FromEANNumber>4</FromEANNumber><FromSAN>5</FromSAN><FromCompany>Sand</FromCompany>', '4'],
    ['<FromSAN>5</FromSAN><FromCompany>Sand</FromCompany>', '5'],
    ['<FromCompany>Sand</FromCompany>', 'Sand'],
    ['', ''],
  ])('with header %j is from sender %j', async (content, sender) => {
    const { records } = await readAll(message(product('r'), `<Header>${content}</Header>`));
    expect(records).toMatchObject([{ source: { sender } }]);
  });

  it('values are trimmed', async () => {
    const spaced =
      '<Product>\n<RecordReference>\n r\n 1 </RecordReference><NotificationType> 05 </NotificationType></Product>';
    const { records } = await readAll(message(spaced));
    expect(records).toMatchObject([{ kind: 'deletion', source: { reference: 'r 1' } }]);
  });

  it('omits missing fields', async () => {
    expect(await bookWith('')).toEqual({ isbn: '9783161484100' });
    expect(await bookWith(described('<NoContributor/>', '<NoCollection/>'))).toEqual({
      isbn: '9783161484100',
      contributors: null,
      series: null,
    });
  });

  it.each([
    ['01', { kind: 'book', isUpdate: false }],
    ['02', { kind: 'book', isUpdate: false }],
    ['04', { kind: 'book', isUpdate: true }],
    ['05', { kind: 'deletion' }],
  ])('with notification %s is %j', async (type, record) => {
    const file = message(product('r').replace('<NotificationType>03', `<NotificationType>${type}`));
    expect((await readAll(file)).records).toMatchObject([record]);
  });

  it("updates do not use the header's language", async () => {
    const header = HEADER.replace('</Header>', '<DefaultLanguageOfText>eng</DefaultLanguageOfText></Header>');
    const whole = product('r', described('<ProductForm>BB</ProductForm>'));
    expect((await bookOf(message(whole, header))).language).toBe('en');
    const update = whole.replace('<NotificationType>03', '<NotificationType>04');
    expect(await bookOf(message(update, header))).toEqual({ isbn: '9783161484100', format: 'hardcover' });
  });

  it('refuses records without RecordReference', async () => {
    const { records } = await readAll(message('<Product><NotificationType>03</NotificationType></Product>'));
    const problem = "It has no RecordReference, so it can't be identified.";
    expect(records).toMatchObject([{ kind: 'refused', problem }]);
  });

  const SET = '<ProductComposition>10</ProductComposition><ProductForm>BC</ProductForm>';

  it.each([
    ['<ProductForm>EA</ProductForm>', "E-books (form EA) aren't sold here."],
    ['<ProductForm>ED</ProductForm>', "E-books (form ED) aren't sold here."],
    ['<ProductForm>AC</ProductForm>', "Audiobooks (form AC) aren't sold here."],
    ['<ProductForm>VI</ProductForm>', "It isn't a printed book (form VI)."],
    [SET, "Sets and packs (composition 10) aren't supported."],
  ])('refuses records with %s', async (elements, problem) => {
    const { records } = await readAll(message(product('r', described(elements))));
    expect(records).toMatchObject([{ kind: 'refused', problem }]);
  });
});
