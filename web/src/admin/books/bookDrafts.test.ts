import { beforeEach, describe, expect, it } from 'vitest';
import { clearBookDrafts, listBookDrafts, NEW_BOOK, readBookDraft, writeBookDraft } from './bookDrafts.ts';
import { EMPTY_BOOK } from './bookForm.ts';

beforeEach(() => sessionStorage.clear());

const draft = { fields: { ...EMPTY_BOOK, title: 'Half' }, base: EMPTY_BOOK, etag: '"1"' };

describe('bookDrafts', () => {
  it('keeps one draft per book until it is saved or discarded', () => {
    writeBookDraft(NEW_BOOK, { ...draft, etag: null });
    writeBookDraft('b1', draft);
    expect(readBookDraft('b1')).toEqual(draft);
    expect(listBookDrafts()).toEqual([
      { id: 'new', title: 'Half' },
      { id: 'b1', title: 'Half' },
    ]);
    writeBookDraft('b1', null);
    expect(readBookDraft('b1')).toBeNull();
  });

  // E17
  it('removes all drafts and their storage entry', () => {
    writeBookDraft('b1', draft);
    clearBookDrafts();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('reads drafts of older releases, which have fewer fields', () => {
    const { publisher: _publisher, contributors: _contributors, orderable: _orderable, ...fields } = draft.fields;
    sessionStorage.setItem('bookDrafts', JSON.stringify({ b1: { fields, etag: draft.etag } }));
    expect(readBookDraft('b1')).toEqual(draft);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"b1":{}}',
    '{"b1":{"fields":{"title":1}}}',
    '{"b1":{"fields":null}}',
    '{"b1":{"fields":{}}}',
    '{"b1":{"fields":{"title":"Half","contributors":{}}}}',
    '{"b1":{"fields":{"title":"Half","orderable":"yes"}}}',
    '{"b1":null}',
  ])('ignores the stored text %j', (text) => {
    sessionStorage.setItem('bookDrafts', text);
    expect(listBookDrafts()).toEqual([]);
  });
});
