import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { BookJsonLd } from './BookDetail.tsx';

describe('BookDetail', () => {
  // E40
  it('escapes the JSON-LD, so that no title can end its script element', () => {
    const book = aBook({ title: '</script><img src=x onerror=alert(1)>\u2028\u2029', description: '<!--<script>' });
    const { container } = render(<BookJsonLd book={book} />);
    const script = container.querySelector('script');
    expect(script?.type).toBe('application/ld+json');
    expect(script?.textContent).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: book.title, sku: book._id });
  });

  it("replaces the server's JSON-LD", () => {
    document.head.innerHTML =
      '<script type="application/ld+json">{}</script><script type="application/ld+json">{}</script>';
    render(<BookJsonLd book={aBook()} />);
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
  });
});
