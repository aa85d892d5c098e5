/** Invented books, for tests and the local shop. */

/** Known to both hosts. */
const LANTERN = '9781402894626';
/** Known to Google Books; Open Library fails. */
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

function googleVolumes(isbn: string): object {
  const known = GOOGLE_BOOKS[isbn];
  return known ? { items: [{ volumeInfo: { ...known, industryIdentifiers: [{ identifier: isbn }] } }] } : {};
}

/** @param search contains the ISBN @throws Error if the host fails */
export function lookupStandInAnswer(host: string, search: string): object {
  const isbn = /\d{13}/.exec(search)?.[0] ?? '';
  if (host === 'www.googleapis.com') return googleVolumes(isbn);
  if (isbn === HARBOUR) throw new Error('The stand-in does not answer.');
  const known = OPEN_LIBRARY[isbn];
  return known ? { [`ISBN:${isbn}`]: known } : {};
}
