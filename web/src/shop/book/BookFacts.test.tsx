import type { Book } from '@bookstore/contract/api/book';
import { aBook } from '@bookstore/contract/test/aBook';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BookFacts } from './BookFacts.tsx';

function renderFacts(fields: Partial<Book>): Record<string, string> {
  render(<BookFacts book={aBook(fields)} />, { wrapper: MemoryRouter });
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(screen.getAllByRole('term').map((term, index) => [term.textContent, values[index] ?? '']));
}

it('lists every known detail', () => {
  const details = {
    isbn: '9782253002697',
    publisher: 'Ninth Street Press',
    published: '2019-03',
    pages: 1352,
    language: 'pt-BR',
    format: 'hardcover',
  } as const;
  expect(Object.entries(renderFacts({ author: 'F. Herbert', ...details }))).toEqual([
    ['Author', 'F. Herbert'],
    ['Published', 'March 2019'],
    ['Category', 'fiction'],
    ['ISBN', '9782253002697'],
    ['Publisher', 'Ninth Street Press'],
    ['Pages', '1,352'],
    ['Language', 'Brazilian Portuguese'],
    ['Format', 'Hardcover'],
    ['Added', '2 January 2026'],
  ]);
});

it('does not call an announced book published', () => {
  expect(renderFacts({ published: '2999-01' })).toMatchObject({ Out: 'January 2999' });
});
