import type { AskHost } from './askHost.ts';

/*
 * What the emulators are told instead of asking anybody: invented books, in the forms in which the two hosts answer.
 */

/** Known to both. */
const LANTERN = '9781402894626';
/** Known to Google Books alone, while Open Library does not answer. */
const HARBOUR = '9780306406157';

const OPEN_LIBRARY: Readonly<Record<string, object>> = {
  [LANTERN]: {
    title: 'The Lantern Maker',
    subtitle: 'A Novel',
    authors: [{ name: 'Ines Okafor' }, { name: 'Bo Ek' }],
    publishers: [{ name: 'Ninth Street Press' }],
    publish_date: 'March 5, 2019',
    number_of_pages: 352,
    cover: { large: 'https://covers.openlibrary.org/b/id/1-L.jpg' },
  },
};

const GOOGLE_BOOKS: Readonly<Record<string, object>> = {
  [LANTERN]: {
    title: 'The Lantern Maker',
    publisher: 'Ninth Street',
    description: '<p>A town without lamps.</p><p>One <b>winter</b>, somebody lights one.</p><script>alert(1)</script>',
    language: 'en',
    pageCount: 350,
  },
  [HARBOUR]: { title: 'Harbour Lights', authors: ['Mara Lind'], publishedDate: '2021-05', pageCount: 96 },
};

const volumesOf = (isbn: string) => {
  const known = GOOGLE_BOOKS[isbn];
  return known ? { items: [{ volumeInfo: { ...known, industryIdentifiers: [{ identifier: isbn }] } }] } : {};
};

export const askStandIn: AskHost = async (address) => {
  const isbn = /\d{13}/.exec(address.search)?.[0] ?? '';
  if (address.hostname === 'www.googleapis.com') return volumesOf(isbn);
  if (isbn === HARBOUR) throw new Error('The stand-in is silent.');
  const known = OPEN_LIBRARY[isbn];
  return known ? { [`ISBN:${isbn}`]: known } : {};
};
