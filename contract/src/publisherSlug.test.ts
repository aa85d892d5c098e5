import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { isPublisherSlug, publisherSlug } from './publisherSlug.ts';

describe('publisherSlug', () => {
  it.each([
    ['Ninth Street Press', 'ninth-street-press'],
    ['  S. Fischer  ', 's-fischer'],
    ['Éditions de l’Été & Cie', 'editions-de-l-ete-cie'],
    ['Дом книги', 'дом-книги'],
    ['한길사', '한길사'],
    ['Press (UK) / 2', 'press-uk-2'],
    ['!?', '21-3f'],
  ])('turns %j into %j', (name, slug) => {
    expect(publisherSlug(name)).toBe(slug);
    expect(publisherSlug(slug)).toBe(slug);
    expect(isPublisherSlug(slug)).toBe(true);
  });

  it('stays within its limit', () => {
    const slug = publisherSlug('Æ\u{20000}'.repeat(LIMITS.publisher / 2));
    expect(Array.from(slug)).toHaveLength(LIMITS.publisherSlug);
    expect(slug.isWellFormed() && isPublisherSlug(slug)).toBe(true);
  });

  it.each(['', 'a/b', 'a b', '..', '\ud800', 'x'.repeat(LIMITS.publisherSlug + 1)])('of %j is empty', (text) => {
    expect(isPublisherSlug(text)).toBe(false);
  });
});
