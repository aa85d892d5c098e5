import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { createSources } from './sources.ts';

const ISBN = '9781402894626';
const [openLibrary, googleBooks] = createSources({ googleBooksKey: 'a-key-of-the-tests-alone' });

const fromOpenLibrary = (book: unknown) => openLibrary?.read({ [`ISBN:${ISBN}`]: book }, ISBN);
const fromGoogle = (volumeInfo: object) =>
  googleBooks?.read({ items: [{ volumeInfo: { industryIdentifiers: [{ identifier: ISBN }], ...volumeInfo } }] }, ISBN);

describe('Open Library', () => {
  it('looks up one ISBN and returns book fields', () => {
    expect(openLibrary?.toAddress(ISBN).href).toBe(
      `https://openlibrary.org/api/books?bibkeys=ISBN:${ISBN}&format=json&jscmd=data`,
    );
    const book = {
      title: 'Lanterns &amp; Lamps',
      subtitle: 'A life',
      authors: [{ name: 'Ann Lee', url: 'https://openlibrary.org/authors/1' }, { name: 'Bo; Ek' }],
      publishers: [{ name: 'Ninth Street Press' }],
      publish_date: 'March 5, 2019',
      number_of_pages: 352,
      cover: { large: 'http://covers.openlibrary.org/b/id/1-L.jpg' },
    };
    expect(fromOpenLibrary(book)).toEqual({
      fields: {
        title: 'Lanterns & Lamps',
        subtitle: 'A life',
        author: 'Ann Lee',
        contributors: [
          { name: 'Ann Lee', role: 'A01' },
          { name: 'Bo, Ek', role: 'A01' },
        ],
        publisher: 'Ninth Street Press',
        published: '2019-03-05',
        pages: 352,
      },
      cover: 'https://covers.openlibrary.org/b/id/1-L.jpg',
    });
    expect(openLibrary?.read({}, ISBN)).toBeNull();
  });
});

describe('Google Books', () => {
  it("is queried only with the shop's key", () => {
    expect(googleBooks?.toAddress(ISBN).href).toBe(
      `https://www.googleapis.com/books/v1/volumes?q=isbn%3A${ISBN}&maxResults=5&key=a-key-of-the-tests-alone`,
    );
    expect(createSources({ googleBooksKey: null }).map(({ name }) => name)).toEqual(['open-library']);
    expect(createSources(null)).toEqual([]);
  });

  it('yields fields of the book with this ISBN only', () => {
    const book = {
      title: 'Lanterns',
      authors: ['Ann Lee'],
      publishedDate: '2019-03',
      description: '<p>One.</p><p>Two.</p><script>alert(1)</script>',
      pageCount: 0,
      language: 'EN-gb',
      imageLinks: { thumbnail: 'http://books.google.com/books/content?id=1' },
    };
    expect(fromGoogle(book)).toEqual({
      fields: {
        title: 'Lanterns',
        author: 'Ann Lee',
        description: 'One.\n\nTwo.',
        published: '2019-03',
        language: 'en-GB',
      },
      cover: 'https://books.google.com/books/content?id=1',
    });
    expect(fromGoogle({ ...book, industryIdentifiers: [{ identifier: '1402894627' }] })).not.toBeNull();
    expect(fromGoogle({ ...book, industryIdentifiers: [{ identifier: '9780306406157' }] })).toBeNull();
    expect(googleBooks?.read({ totalItems: 0 }, ISBN)).toBeNull();
  });
});

describe('foreign field', () => {
  it.each<[string, unknown]>([
    ['title', 7],
    ['title', 'x'.repeat(LIMITS.title + 1)],
    ['title', '\u202eLanterns'],
    ['authors', [null, 7, { name: ['x'] }]],
    ['publishers', [{ name: 'x'.repeat(LIMITS.publisher + 1) }]],
    ['number_of_pages', -3],
    ['cover', 'https://covers.openlibrary.org/1.jpg'],
    ['cover', { large: 'javascript:alert(1)' }],
    ['cover', { large: 'https://covers.openlibrary.org.example.com/1.jpg' }],
    ['cover', { large: 'https://covers.openlibrary.org:8443/1.jpg' }],
    ['cover', { large: 'https://me:secret@covers.openlibrary.org/1.jpg' }],
  ])('is dropped if invalid, without affecting others: %s as %j', (name, value) => {
    const known = { title: 'Lanterns', number_of_pages: 352 };
    const others = Object.entries(known).filter(([field]) => field !== name);
    const fields = Object.fromEntries(others.map(([field, is]) => [field === 'title' ? field : 'pages', is]));
    expect(fromOpenLibrary({ ...known, [name]: value })).toEqual({ fields });
  });

  it('is bounded and ignores object prototypes', () => {
    const authors = Array.from({ length: 5_000 }, (_, index) => ({ name: `Author ${index}` }));
    expect(fromOpenLibrary({ authors })?.fields.contributors).toHaveLength(LIMITS.contributors);
    const answer = JSON.parse('{"__proto__":{"title":"x"},"constructor":{"name":"x"},"title":"Lanterns"}') as object;
    expect(fromOpenLibrary(answer)).toEqual({ fields: { title: 'Lanterns' } });
  });
});
