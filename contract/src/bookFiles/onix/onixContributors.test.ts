import { describe, expect, it } from 'vitest';
import { bookWith, described } from '../../test/onixFiles.ts';

const contributor = (name: string, ...roles: string[]) =>
  `<Contributor>${roles.map((role) => `<ContributorRole>${role}</ContributorRole>`).join('')}${name}</Contributor>`;

describe('ONIX contributor', () => {
  it('has a personal, corporate or inverted name, and needs one', async () => {
    const names = [
      '<PersonNameInverted>Le Guin, Ursula K.</PersonNameInverted>',
      '<CorporateName>Sand Society</CorporateName>',
      '<UnnamedPersons>04</UnnamedPersons>',
      '<NamesBeforeKey>Ludwig</NamesBeforeKey><PrefixToKey>van</PrefixToKey><KeyNames>Beethoven</KeyNames><NamesAfterKey>d. J.</NamesAfterKey>',
    ];
    const book = await bookWith(described(...names.map((name) => contributor(name, 'A01'))));
    expect(book.contributors?.map(({ name }) => name)).toEqual([
      'Ursula K. Le Guin',
      'Sand Society',
      'Ludwig van Beethoven d. J.',
    ]);
  });

  it.each([
    ['<PersonNameInverted>Le Guin,Ursula K.</PersonNameInverted>', 'Ursula K. Le Guin'],
    ['<PersonNameInverted>King, Martin Luther, Jr.</PersonNameInverted>', 'King, Martin Luther, Jr.'],
    ['<PersonNameInverted>Voltaire</PersonNameInverted>', 'Voltaire'],
    [
      '<NamesBeforeKey>Martin Luther</NamesBeforeKey><KeyNames>King</KeyNames><SuffixToKey>Jr.</SuffixToKey>',
      'Martin Luther King Jr.',
    ],
  ])('named by %s is %s', async (element, name) => {
    const book = await bookWith(described(contributor(element, 'A01')));
    expect(book.contributors).toEqual([{ name, role: 'A01' }]);
  });

  it('has each valid role', async () => {
    const person = contributor('<PersonName>Ann Lee</PersonName>', 'A01', 'author', 'XB06', 'B061', 'A12');
    expect((await bookWith(described(person))).contributors).toEqual([
      { name: 'Ann Lee', role: 'A01' },
      { name: 'Ann Lee', role: 'A12' },
    ]);
  });
});

describe('ONIX contact', () => {
  const contact = (content: string, role = '10') =>
    `<ProductContact><ProductContactRole>${role}</ProductContactRole>${content}</ProductContact>`;
  const contactsOf = async (more: string) => (await bookWith(more)).publisherContacts;
  const published = (...contacts: string[]) => `<PublishingDetail>${contacts.join('')}</PublishingDetail>`;
  const name = (text: string) => `<ProductContactName>${text}</ProductContactName>`;
  const supplier = (text: string, role = '10') =>
    `<SupplyContact><SupplyContactRole>${role}</SupplyContactRole><SupplyContactName>${text}</SupplyContactName></SupplyContact>`;

  it.each([
    [name('Sand Press'), { name: 'Sand Press' }],
    ['<ContactName>Ann Lee</ContactName>', { name: 'Ann Lee' }],
    [`${name('Sand Press')}<ContactName>Ann Lee</ContactName>`, { name: 'Sand Press', contact: 'Ann Lee' }],
    [`${name('Sand Press')}<LocationName>Dune</LocationName>`, { name: 'Sand Press', address: ['Dune'] }],
    [`${name('Sand Press')}<PostalCode>12345</PostalCode>`, { name: 'Sand Press', address: ['12345'] }],
    [`${name('Sand Press')}<StreetAddress>Way 1</StreetAddress>`, { name: 'Sand Press', address: ['Way 1'] }],
    [`${name('Sand Press')}<CountryCode>DE</CountryCode>`, { name: 'Sand Press', country: 'DE' }],
  ])('is stored with only %s', async (content, held) => {
    expect(await contactsOf(published(contact(content)))).toEqual([held]);
  });

  it('needs a name and the right purpose', async () => {
    const nameless = contact('<EmailAddress>safety@sand.example</EmailAddress>');
    expect(await contactsOf(published(nameless, contact(name('Presse'), '04')))).toBeUndefined();
  });

  it('is found at publisher, market or supplier', async () => {
    const supply = `<ProductSupply><MarketPublishingDetail>${contact(name('Market'))}</MarketPublishingDetail><SupplyDetail>${supplier('Supplier')}${supplier('Orders', '02')}</SupplyDetail></ProductSupply>`;
    expect(await contactsOf(published(contact(name('Publisher'))) + supply)).toEqual([
      { name: 'Publisher' },
      { name: 'Market' },
      { name: 'Supplier' },
    ]);
  });

  it('is stored once if repeated', async () => {
    const [one, other] = [contact(name('Sand Press')), contact(name('Dune Press'))];
    const supply = `<ProductSupply><SupplyDetail>${supplier('Sand Press')}</SupplyDetail></ProductSupply>`;
    expect(await contactsOf(published(one, other, one) + supply)).toEqual([
      { name: 'Sand Press' },
      { name: 'Dune Press' },
    ]);
  });
});
