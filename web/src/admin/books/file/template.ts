import { bookFileHeading, toBookFileRow } from '@bookstore/contract/bookFiles/bookFileText';
import { CATEGORIES } from '@bookstore/contract/constants';
import * as messages from '@bookstore/messages/bookImport';
import { saveFile } from '../../../lib/saveFile.ts';

export function bookFileTemplate(): string {
  const sample = {
    _id: '',
    title: messages.sampleTitle,
    author: messages.sampleAuthor,
    description: messages.sampleDescription,
    category: CATEGORIES[0],
    newPrice: 19.9,
    oldPrice: 24.9,
    trending: false,
    coverImage: '',
    publisher: messages.samplePublisher,
    published: '2026-03-05',
    pages: 320,
    language: 'en',
    format: 'hardcover',
    // The example of the ISBN manual.
    isbn: '9780975229804',
    createdAt: '',
    updatedAt: '',
  } as const;
  return bookFileHeading() + toBookFileRow(sample, { count: 5, excerpt: '' });
}

export const saveTemplate = () => saveFile('books-template.csv', 'text/csv;charset=utf-8', bookFileTemplate());
