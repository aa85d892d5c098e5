import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { isPublisherSlug, publisherSlug } from './publisherSlug.ts';

describe('the slug of a publisher', () => {
  it.each([
    ['Ninth Street Press', 'ninth-street-press'],
    ['  S. Fischer  ', 's-fischer'],
    ['Éditions de l’Été & Cie', 'editions-de-l-ete-cie'],
    ['Straße 9', 'strasse-9'],
    ['Дом книги', 'дом-книги'],
    ['岩波書店', '岩波書店'],
    ['한길사', '한길사'],
    ['Press (UK) / 2', 'press-uk-2'],
    ['!?', '21-3f'],
  ])('the publisher %j is named %j', (name, slug) => {
    expect(publisherSlug(name)).toBe(slug);
    expect(publisherSlug(slug)).toBe(slug);
    expect(isPublisherSlug(slug)).toBe(true);
  });

  it('names of one publisher that are written differently are one slug', () => {
    const names = [
      'Farrar, Straus & Giroux',
      'FARRAR STRAUS GIROUX',
      'farrar–straus–giroux',
      'Fárrar, Straus, Giroux.',
    ];
    expect(new Set(names.map(publisherSlug)).size).toBe(1);
  });

  it('a slug is no longer than its limit, whatever the name becomes', () => {
    const slug = publisherSlug('Æ\u{20000}'.repeat(LIMITS.publisher / 2));
    expect(Array.from(slug)).toHaveLength(LIMITS.publisherSlug);
    expect(slug.isWellFormed() && isPublisherSlug(slug)).toBe(true);
  });

  it.each(['', 'a/b', 'a b', '..', '\ud800', 'x'.repeat(LIMITS.publisherSlug + 1)])('%j names no publisher', (text) => {
    expect(isPublisherSlug(text)).toBe(false);
  });
});
