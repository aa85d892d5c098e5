import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { BookJsonLd, describeBook } from './BookJsonLd.tsx';

// E40
it('describes the book in a text that ends neither its script nor a line, whatever the book is called', () => {
  const book = aBook({ title: '</script><img src=x onerror=alert(1)>\u2028\u2029', description: '<!--<script>' });
  const { container } = render(<BookJsonLd book={book} />);
  const script = container.querySelector('script');
  expect(script?.type).toBe('application/ld+json');
  expect(script?.textContent).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(script?.textContent ?? '')).toEqual(describeBook(book, location.origin));
});

// rows: 486
it.each([
  [{}, 'InStock'],
  [{ availability: 'in-stock' as const }, 'InStock'],
  [{ availability: 'low' as const, left: 2 }, 'LimitedAvailability'],
  [{ availability: 'sold-out' as const }, 'OutOfStock'],
])('says to search engines whether it can be bought: %j', (copies, name) => {
  const { offers } = describeBook(aBook(copies), 'https://shop.example');
  expect(offers.availability).toBe(`https://schema.org/${name}`);
});
