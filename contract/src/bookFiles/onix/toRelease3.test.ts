import { describe, expect, it } from 'vitest';
import { readAll, withShortTags } from '../../test/onixFiles.ts';

const OLD_REFERENCE = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/2.1/03/reference/onix-international.dtd">
<ONIXMessage release="2.1">
  <Header><FromCompany>Old Press</FromCompany><SentDate>20260102</SentDate><DefaultCurrencyCode>USD</DefaultCurrencyCode><DefaultPriceTypeCode>02</DefaultPriceTypeCode></Header>
  <Product>
    <RecordReference>old.1</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>02</ProductIDType><IDValue>316148410X</IDValue></ProductIdentifier>
    <ProductForm>BC</ProductForm>
    <Series><TitleOfSeries>Sand Stories</TitleOfSeries><NumberWithinSeries>2</NumberWithinSeries></Series>
    <Title><TitleType>01</TitleType><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Dune &eacute;</TitleWithoutPrefix><Subtitle>A novel</Subtitle></Title>
    <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>Herbert, Frank</PersonNameInverted></Contributor>
    <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
    <NumberOfPages>412</NumberOfPages>
    <BASICMainSubject>FIC028000</BASICMainSubject>
    <MainSubject><MainSubjectSchemeIdentifier>93</MainSubjectSchemeIdentifier><SubjectCode>FLC</SubjectCode></MainSubject>
    <OtherText><TextTypeCode>01</TextTypeCode><TextFormat>02</TextFormat><Text>&lt;p&gt;Sand.&lt;/p&gt;&lt;p&gt;Worms.&lt;/p&gt;</Text></OtherText>
    <OtherText><TextTypeCode>23</TextTypeCode><Text>In the beginning.</Text></OtherText>
    <OtherText><TextTypeCode>08</TextTypeCode><Text>A review.</Text></OtherText>
    <MediaFile><MediaFileTypeCode>04</MediaFileTypeCode><MediaFileLinkTypeCode>01</MediaFileLinkTypeCode><MediaFileLink>http://pictures.example/1.jpg</MediaFileLink></MediaFile>
    <Imprint><ImprintName>Dunes</ImprintName></Imprint>
    <Publisher><PublishingRole>01</PublishingRole><PublisherName>Old Press</PublisherName></Publisher>
    <PublishingStatus>04</PublishingStatus>
    <PublicationDate>20260304</PublicationDate>
    <SupplyDetail><SupplierName>House</SupplierName><AvailabilityCode>IP</AvailabilityCode>
      <Price><PriceTypeCode>01</PriceTypeCode><PriceAmount>9.00</PriceAmount></Price>
      <Price><PriceAmount>10.00</PriceAmount><CountryCode>US</CountryCode><PriceEffectiveUntil>20261231</PriceEffectiveUntil></Price>
      <Price><PriceTypeCode>02</PriceTypeCode><PriceAmount>12.00</PriceAmount><CurrencyCode>CAD</CurrencyCode><CountryCode>CA</CountryCode></Price>
    </SupplyDetail>
    <Measure><MeasureTypeCode>08</MeasureTypeCode></Measure>
  </Product>
</ONIXMessage>`;

const AMERICAN_SHOP = { country: 'US', currency: 'USD', language: 'en' };

describe('ONIX 2.1', () => {
  it('contains in other places what later releases contain', async () => {
    const { records, fault } = await readAll(OLD_REFERENCE, AMERICAN_SHOP);
    expect(fault).toBeNull();
    expect(records).toEqual([
      {
        kind: 'book',
        line: 5,
        source: { sender: 'Old Press', reference: 'old.1', sentAt: '2026-01-02T00:00:00.000Z' },
        isbn: '9783161484100',
        title: 'The Dune é',
        isUpdate: false,
        notHeld: ['Measure', 'TextContent 2.1:08'],
        remarks: [],
        book: {
          isbn: '9783161484100',
          title: 'The Dune é',
          subtitle: 'A novel',
          contributors: [{ name: 'Frank Herbert', role: 'A01' }],
          series: { name: 'Sand Stories', number: '2' },
          subjects: [
            { scheme: 'thema', code: 'FLC' },
            { scheme: 'bisac', code: 'FIC028000' },
          ],
          pages: 412,
          language: 'en',
          format: 'paperback',
          description: 'Sand.\n\nWorms.',
          excerpt: 'In the beginning.',
          coverLink: 'http://pictures.example/1.jpg',
          imprint: 'Dunes',
          publisher: 'Old Press',
          published: '2026-03-04',
          orderable: true,
          price: '10.00',
        },
      },
    ]);
  });

  it('is read alike with short tags', async () => {
    const long = await readAll(OLD_REFERENCE, AMERICAN_SHOP);
    const short = await readAll(withShortTags(OLD_REFERENCE), AMERICAN_SHOP);
    expect(short.fault).toBeNull();
    expect(short.records).toEqual(long.records);
  });

  async function recordOf(more: string, header = '') {
    const file = `<ONIXMessage>${header}<Product><RecordReference>r</RecordReference>${more}</Product></ONIXMessage>`;
    const [record] = (await readAll(file)).records;
    if (record?.kind !== 'book') throw new Error('This is no book.');
    return record;
  }

  it('has title, ISBN, language and publisher in older elements', async () => {
    const { book, source } = await recordOf(`<ISBN>316148410X</ISBN><DistinctiveTitle>Dune</DistinctiveTitle>
      <LanguageOfText>eng</LanguageOfText><PublisherName>Old Press</PublisherName>`);
    expect(book).toEqual({ isbn: '9783161484100', title: 'Dune', language: 'en', publisher: 'Old Press' });
    expect(source).toMatchObject({ sender: '', sentAt: null });
  });

  it.each([
    ['<ProductForm>DG</ProductForm>', "E-books (form DG) aren't sold here."],
    ['<ProductForm>BC</ProductForm><ContainedItem/>', expect.stringContaining('composition 10')],
  ])('with %s is refused too', async (more, problem) => {
    const product = `<Product><RecordReference>r</RecordReference>${more}</Product>`;
    const { records } = await readAll(`<ONIXMessage>${product}</ONIXMessage>`);
    expect(records).toMatchObject([{ kind: 'refused', problem }]);
  });

  it.each([
    ['', '10.00'],
    ['<CountryCode>AT</CountryCode>', undefined],
    ['<CountryCode>AT</CountryCode><CountryCode>DE</CountryCode>', '10.00'],
    ['<Territory>WORLD</Territory>', '10.00'],
    ['<Territory>GB-NIR</Territory>', undefined],
    ['<Territory>WORLD</Territory><CountryExcluded>DE</CountryExcluded>', undefined],
    ['<CountryExcluded>US</CountryExcluded>', '10.00'],
    ['<PriceEffectiveFrom>20261127</PriceEffectiveFrom>', undefined],
    ['<PriceEffectiveUntil>20261125</PriceEffectiveUntil>', undefined],
  ])('price with %j is %s in Germany today', async (more, price) => {
    const basis = '<PriceTypeCode>02</PriceTypeCode><PriceAmount>10</PriceAmount><CurrencyCode>EUR</CurrencyCode>';
    const { book } = await recordOf(`<SupplyDetail><Price>${basis}${more}</Price></SupplyDetail>`);
    expect(book.price).toBe(price);
  });

  const DUNE = '<Title><TitleType>01</TitleType><TitleText>Dune</TitleText></Title>';

  it.each([
    [DUNE, { title: 'Dune' }],
    [`<DistinctiveTitle>Sand</DistinctiveTitle>${DUNE}`, { title: 'Dune' }],
    ['<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Dune</TitleWithoutPrefix>', { title: 'The Dune' }],
    ['<DistinctiveTitle>Dune</DistinctiveTitle><Subtitle>A novel</Subtitle>', { title: 'Dune', subtitle: 'A novel' }],
    ['<Title><TitleType>05</TitleType><TitleText>Dune Abridged</TitleText></Title>', {}],
  ])('title %s is %j', async (elements, book) => {
    expect((await recordOf(elements)).book).toEqual(book);
  });

  it.each([
    ['<Series><TitleOfSeries>Sand</TitleOfSeries></Series>', { name: 'Sand' }],
    ['<Series><Title><TitleType>01</TitleType><TitleText>Sand</TitleText></Title></Series>', { name: 'Sand' }],
    [
      '<Series><Title><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Sands</TitleWithoutPrefix></Title><NumberWithinSeries>4</NumberWithinSeries></Series>',
      { name: 'The Sands', number: '4' },
    ],
    ['<NoSeries/>', null],
    ['', undefined],
  ])('series %s is %j', async (elements, series) => {
    expect((await recordOf(elements)).book.series).toEqual(series);
  });

  it('identifies books by barcode, and may state that no author is named', async () => {
    const { book } = await recordOf('<EAN13>9783161484100</EAN13><NoContributor/>');
    expect(book).toEqual({ isbn: '9783161484100', contributors: null });
  });

  it('has pages, subjects and status like later releases', async () => {
    const { book, notHeld } = await recordOf(`<PublishingStatus>07</PublishingStatus>
      <Extent><ExtentType>00</ExtentType><ExtentValue>300</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
      <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FBA</SubjectCode></Subject>
      <MainSubject><MainSubjectSchemeIdentifier>93</MainSubjectSchemeIdentifier><SubjectCode>FLC</SubjectCode></MainSubject>
      <BICMainSubject>FL</BICMainSubject>`);
    expect(book).toEqual({
      pages: 300,
      subjects: [
        { scheme: 'thema', code: 'FLC' },
        { scheme: 'thema', code: 'FBA' },
      ],
      orderable: false,
    });
    expect(notHeld).toEqual(['Subject 12']);
  });

  it('names elements not stored', async () => {
    const names = 'Audience AudienceCode EditionNumber EditionTypeCode Measure ProductFormDetail'.split(' ');
    expect((await recordOf(names.map((name) => `<${name}>01</${name}>`).join(''))).notHeld).toEqual(names);
  });

  it.each([
    ['02', { description: 'Sand.' }],
    ['03', { description: 'Sand.' }],
    ['24', { excerpt: 'Sand.' }],
  ])('has texts of the type %s', async (type, book) => {
    const text = `<OtherText><TextTypeCode>${type}</TextTypeCode><Text>Sand.</Text></OtherText>`;
    expect((await recordOf(text)).book).toEqual(book);
  });

  it('keeps plain texts, and drops empty ones', async () => {
    const text = (format: string) =>
      `<OtherText><TextTypeCode>01</TextTypeCode>${format}<Text>Sand &lt;b&gt; worms</Text></OtherText>`;
    expect((await recordOf(text('<TextFormat>07</TextFormat>'))).book.description).toBe('Sand <b> worms');
    expect((await recordOf(text('<TextFormat>02</TextFormat>'))).book.description).toBe('Sand  worms');
    expect((await recordOf(text(''))).book.description).toBe('Sand  worms');
    const linked =
      '<OtherText><TextTypeCode>01</TextTypeCode><TextFormat>02</TextFormat><TextLink>x.html</TextLink></OtherText>';
    expect((await recordOf(linked)).book).toEqual({});
  });

  it('accepts a cover only as a front cover with an address', async () => {
    const file = (type: string, linkType: string) =>
      `<MediaFile><MediaFileTypeCode>${type}</MediaFileTypeCode><MediaFileLinkTypeCode>${linkType}</MediaFileLinkTypeCode><MediaFileLink>http://pictures.example/1.jpg</MediaFileLink></MediaFile>`;
    expect((await recordOf(file('06', '01'))).book.coverLink).toBe('http://pictures.example/1.jpg');
    for (const other of [file('08', '01'), file('04', '06')]) {
      expect(await recordOf(other)).toMatchObject({ book: {}, notHeld: ['SupportingResource 2.1'] });
    }
  });

  it.each([
    ['IP MD NP RP RU TO TP TU', true],
    ['AB AD OI OP OR RM WS', false],
    ['CS XX', undefined],
  ])('with the availabilities %s can be ordered: %s', async (codes, orderable) => {
    for (const code of codes.split(' ')) {
      const { book } = await recordOf(`<SupplyDetail><AvailabilityCode>${code}</AvailabilityCode></SupplyDetail>`);
      expect([code, book.orderable]).toEqual([code, orderable]);
    }
  });

  it.each([
    ['<AvailabilityCode>IP</AvailabilityCode><ProductAvailability>51</ProductAvailability>', false],
    ['', undefined],
  ])('with %j can be ordered: %s', async (elements, orderable) => {
    expect((await recordOf(`<SupplyDetail>${elements}</SupplyDetail>`)).book.orderable).toBe(orderable);
  });

  it("without a description does not use the header's language", async () => {
    const header = '<Header><DefaultLanguageOfText>eng</DefaultLanguageOfText></Header>';
    expect((await recordOf('<PublisherName>Old Press</PublisherName>', header)).book).toEqual({
      publisher: 'Old Press',
    });
  });
});
