import { describe, expect, it } from 'vitest';
import { bookWith, described, message, readAll, supplied } from '../../test/onixFiles.ts';

const published = (...elements: string[]) => `<PublishingDetail>${elements.join('')}</PublishingDetail>`;

const titleElement = (level: string, content: string) =>
  `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${content}</TitleElement>`;

const titleDetail = (...elements: string[]) =>
  `<TitleDetail><TitleType>01</TitleType>${elements.join('')}</TitleDetail>`;

describe('ONIX book', () => {
  it('is identified by ISBN-13, barcode or ISBN-10', async () => {
    const isbnOf = async (...identifiers: [type: string, value: string][]) => {
      const elements = identifiers.map(
        ([type, value]) =>
          `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`,
      );
      const file = message(`<Product><RecordReference>r</RecordReference>${elements.join('')}</Product>`);
      return (await readAll(file)).records[0]?.isbn;
    };
    expect(await isbnOf(['02', '3-16-148410-X'], ['15', '9783161484100'])).toBe('9783161484100');
    expect(await isbnOf(['03', '9783161484100'])).toBe('9783161484100');
    expect(await isbnOf(['02', '3-16-148410-X'])).toBe('9783161484100');
    expect(await isbnOf(['15', '9783161484101'], ['01', '4711'])).toBeNull();
    expect(await isbnOf(['01', '9783161484100'])).toBeNull();
    expect(await isbnOf(['15', '9783161484101'], ['03', '9783161484100'])).toBe('9783161484100');
    expect(await isbnOf(['15', '9783161484101'], ['15', '9783161484100'])).toBe('9783161484100');
  });

  it("has its full title, or the collection's with the volume number", async () => {
    const titleOf = async (...elements: string[]) => (await bookWith(described(titleDetail(...elements)))).title;
    const text = (title: string) => `<TitleText>${title}</TitleText>`;
    const parts = (prefix: string, rest: string) =>
      `${prefix && `<TitlePrefix>${prefix}</TitlePrefix>`}<TitleWithoutPrefix>${rest}</TitleWithoutPrefix>`;
    expect(await titleOf(titleElement('01', `${text(' The <i>Dune</i>\n Book ')}<TitlePrefix>A</TitlePrefix>`))).toBe(
      'The Dune Book',
    );
    expect(await titleOf(titleElement('01', parts('L’', 'étranger')))).toBe('L’étranger');
    expect(await titleOf(titleElement('01', parts("L'", 'étranger')))).toBe("L'étranger");
    expect(await titleOf(titleElement('01', parts("'s", 'Nachts')))).toBe("'s Nachts");
    expect(await titleOf(titleElement('01', `<NoPrefix/>${parts('', 'Dune')}`))).toBe('Dune');
    const ofCollection = titleElement('02', text('Werke'));
    expect(await titleOf(titleElement('01', '<PartNumber>3</PartNumber>'), ofCollection)).toBe('Werke 3');
    expect(await titleOf(ofCollection)).toBe('Werke');
  });

  it('has its title on one line', async () => {
    const title = '<TitleText>&lt;p&gt;Der Sand&lt;/p&gt;&lt;p&gt;und&lt;br&gt;das Haus&lt;/p&gt;</TitleText>';
    expect((await bookWith(described(titleDetail(titleElement('01', title))))).title).toBe('Der Sand und das Haus');
  });

  it("prefers its publisher's series, and needs a name", async () => {
    const collection = (type: string, content: string) =>
      `<Collection><CollectionType>${type}</CollectionType>${content}</Collection>`;
    const named = (type: string, name: string) =>
      collection(type, titleDetail(titleElement('02', `<TitleText>${name}</TitleText>`)));
    const seriesOf = async (...collections: string[]) => (await bookWith(described(...collections))).series;
    expect(await seriesOf(named('20', 'Alle Preisträger'), named('10', 'Sand'))).toEqual({ name: 'Sand' });
    expect(await seriesOf(named('20', 'Alle Preisträger'))).toEqual({ name: 'Alle Preisträger' });
    const number = titleDetail(titleElement('01', '<PartNumber>3</PartNumber>'));
    expect(await seriesOf(collection('10', number))).toBeUndefined();
  });

  it('takes its series number from the title or the collection', async () => {
    const seriesOf = async (...elements: string[]) =>
      (await bookWith(described(`<Collection><CollectionType>10</CollectionType>${elements.join('')}</Collection>`)))
        .series;
    const named = (more = '') => titleDetail(titleElement('02', `<TitleText>Sand</TitleText>${more}`));
    const sequence =
      '<CollectionSequence><CollectionSequenceType>02</CollectionSequenceType><CollectionSequenceNumber>4</CollectionSequenceNumber></CollectionSequence>';
    expect(await seriesOf(named('<PartNumber>Band 2</PartNumber>'))).toEqual({ name: 'Sand', number: 'Band 2' });
    expect(await seriesOf(sequence, named())).toEqual({ name: 'Sand', number: '4' });
    expect(await seriesOf(named())).toEqual({ name: 'Sand' });
  });

  it('has its series number on one line, trimmed', async () => {
    const number = '<PartNumber>\n  Band\n  2 </PartNumber>';
    const elements = titleElement('01', number) + titleElement('02', '<TitleText>Sand</TitleText>');
    const { series } = await bookWith(described(`<Collection>${titleDetail(elements)}</Collection>`));
    expect(series).toEqual({ name: 'Sand', number: 'Band 2' });
  });

  it.each([
    ['ger', 'de'],
    ['und', undefined],
    ['mul', undefined],
    ['zxx', undefined],
    ['mis', undefined],
    ['Deutsch und Englisch', undefined],
  ])('in the language %s becomes %s', async (code, language) => {
    const element = `<Language><LanguageRole>01</LanguageRole><LanguageCode>${code}</LanguageCode></Language>`;
    expect((await bookWith(described(element))).language).toBe(language);
  });

  it.each([
    ['00', '02', '300', undefined],
    ['00', '03', '00410', 410],
    ['00', '03', '1001', 1001],
    ['11', '03', '300', 300],
    ['09', '03', '300', undefined],
    ['00', '03', 'about 300', undefined],
  ])('with extent type %s, unit %s and value %s has pages: %s', async (type, unit, value, pages) => {
    const inWords =
      '<Extent><ExtentType>00</ExtentType><ExtentValue>90000</ExtentValue><ExtentUnit>02</ExtentUnit></Extent>';
    const extent = `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`;
    expect((await bookWith(described(inWords, extent))).pages).toBe(pages);
  });

  it('has each valid code of a subject', async () => {
    const subject = (scheme: string, code: string) =>
      `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode></Subject>`;
    const longest = `F${'A'.repeat(19)}`;
    const book = await bookWith(
      described(
        subject('93', `flc; FBA ,; ${longest} ${longest}A`),
        subject('10', 'FIC028000 FIC'),
        subject('93', 'FBA'),
      ),
    );
    expect(book.subjects).toEqual([
      { scheme: 'thema', code: 'FLC' },
      { scheme: 'thema', code: 'FBA' },
      { scheme: 'thema', code: longest },
      { scheme: 'bisac', code: 'FIC028000' },
    ]);
  });

  it('has the named publisher, otherwise the first other one', async () => {
    const publisher = (role: string, name: string) =>
      `<Publisher>${role && `<PublishingRole>${role}</PublishingRole>`}<PublisherName>${name}</PublisherName></Publisher>`;
    const publisherOf = async (...publishers: string[]) => (await bookWith(published(...publishers))).publisher;
    expect(await publisherOf(publisher('02', 'Mitverlag'), publisher('01', 'Wüstenverlag'))).toBe('Wüstenverlag');
    expect(await publisherOf(publisher('02', 'Mitverlag'), publisher('', 'Wüstenverlag'))).toBe('Wüstenverlag');
    expect(await publisherOf(publisher('02', 'Mitverlag'), publisher('03', 'Förderer'))).toBe('Mitverlag');
  });

  it('uses its publication date, not its announcement', async () => {
    const date = (role: string, day: string) =>
      `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date>${day}</Date></PublishingDate>`;
    expect((await bookWith(published(date('09', '20251001'), date('01', '20260304')))).published).toBe('2026-03-04');
    expect((await bookWith(published(date('09', '20251001')))).published).toBeUndefined();
  });

  it.each([
    ['BB', 'hardcover'],
    ['BC', 'paperback'],
    ['BH', 'other'],
    ['00', 'other'],
    ['PC', 'other'],
  ])('of form %s has format %s', async (form, format) => {
    expect(await bookWith(described(`<ProductForm>${form}</ProductForm>`))).toMatchObject({ format });
  });

  it.each([
    ['<PublishingStatus>07</PublishingStatus>', '20', false],
    ['<PublishingStatus>04</PublishingStatus>', '51', false],
    ['', '40', false],
    ['', '10', true],
    ['<PublishingStatus>02</PublishingStatus>', '10', true],
    ['', '31', true],
    ['<PublishingStatus>04</PublishingStatus>', '99', undefined],
  ])('with %j and availability %s can be ordered: %s', async (status, availability, orderable) => {
    const more =
      (status && `<PublishingDetail>${status}</PublishingDetail>`) +
      supplied(`<ProductAvailability>${availability}</ProductAvailability>`);
    expect((await bookWith(more)).orderable).toBe(orderable);
  });
});
