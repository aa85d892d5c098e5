import type { Book } from '../api/book.ts';
import type { BookDetails } from '../api/bookDetails.ts';

export const aBook = (fields: Partial<Book> = {}): Book => ({
  _id: 'dune',
  title: 'Dune',
  description: 'Sand.',
  category: 'fiction',
  coverImage: 'book-1.png',
  newPrice: 9.5,
  oldPrice: 12,
  trending: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-02T03:04:05.000Z',
  ...fields,
});

export const EVERY_DETAIL: Required<BookDetails> = {
  subtitle: 'A Novel of the Desert',
  contributors: [{ name: 'Bo Ek', role: 'B06' }],
  series: { name: 'Dune', number: '1' },
  isbn: '9780975229804',
  publisher: 'Chilton',
  imprint: 'Lantern',
  published: '1965-08',
  pages: 412,
  language: 'en',
  format: 'hardcover',
  subjects: [{ scheme: 'thema', code: 'FL' }],
  note: { text: 'Read it twice.', by: 'Mara' },
  hasExcerpt: true,
  orderable: false,
};
