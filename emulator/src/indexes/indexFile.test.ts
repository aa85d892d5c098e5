import { describe, expect, it } from 'vitest';
import { parseFieldPath } from '../model/fieldPaths.ts';
import type { IndexMode, IndexScope } from './definition.ts';
import { parseIndexes } from './indexFile.ts';

const parse = (content: object) => parseIndexes(JSON.stringify(content));

function modesOf(fieldOverrides: object[], path: string, scope: IndexScope = 'COLLECTION'): IndexMode[] {
  const catalogue = parse({ fieldOverrides });
  const modes: IndexMode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];
  return modes.filter((mode) => catalogue.hasSingle('books', scope, parseFieldPath(path), mode));
}

const override = (fieldPath: string, ...indexes: object[]) => ({ collectionGroup: 'books', fieldPath, indexes });

describe('single-field indexes', () => {
  it('exist for a collection but not for a collection group', () => {
    expect(modesOf([], 'title')).toEqual(['ASCENDING', 'DESCENDING', 'CONTAINS']);
    expect(modesOf([], 'title', 'COLLECTION_GROUP')).toEqual([]);
  });

  it('are replaced by an override, for subfields too', () => {
    const overrides = [override('map', { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }), override('map.inner')];
    expect(modesOf(overrides, 'map.other')).toEqual([]);
    expect(modesOf(overrides, 'map.other', 'COLLECTION_GROUP')).toEqual(['ASCENDING']);
    expect(modesOf(overrides, 'map.inner', 'COLLECTION_GROUP')).toEqual([]);
    expect(modesOf(overrides, 'mapped')).toHaveLength(3);
  });
});

it('appends the document name in the direction of the last field', () => {
  const fieldsOf = (...fields: object[]) =>
    parse({ indexes: [{ collectionGroup: 'books', queryScope: 'COLLECTION', fields }] })
      .compositesOf('books', 'COLLECTION')[0]
      ?.fields.at(-1);
  const title = { fieldPath: 'title', order: 'DESCENDING' };
  expect(fieldsOf(title)).toEqual({ path: ['__name__'], mode: 'DESCENDING' });
  expect(fieldsOf(title, { fieldPath: 'tags', arrayConfig: 'CONTAINS' })).toMatchObject({ mode: 'ASCENDING' });
  expect(fieldsOf(title, { fieldPath: '__name__', order: 'ASCENDING' })).toMatchObject({ mode: 'ASCENDING' });
});
