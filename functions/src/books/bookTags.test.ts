import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { bookEtag, isSeenByEditor } from './bookTags.ts';

const NOW = Date.parse('2026-02-03T04:05:06.007Z');
const aBook = (fields: { changeSeq?: number; updatedAt?: Date; shownCopies?: number | null } = {}) => ({
  ...aStoredBook(),
  updatedAt: new Date(NOW),
  changeSeq: 7,
  ...fields,
});
const later = new Date(NOW + 1);

it('distinguishes changes of a book, and two catalogues with equal versions', () => {
  const tags = [aBook(), aBook({ changeSeq: 8 }), aBook({ updatedAt: later })].map(bookEtag);
  expect(new Set(tags).size).toBe(3);
});

describe('isSeenByEditor', () => {
  it('accepts the current tag, among several and weak', () => {
    const tag = bookEtag(aBook());
    for (const header of [tag, `"x", W/${tag}`, '*']) expect(isSeenByEditor(aBook(), header), header).toBe(true);
    expect(isSeenByEditor(aBook(), '"x"')).toBe(false);
  });

  it('accepts a book whose stock alone changed', () => {
    const tag = bookEtag(aBook({ shownCopies: 3 }));
    const sold = aBook({ shownCopies: 2, changeSeq: 9 });
    for (const header of [tag, `${tag} , "x"`, `"x",${tag}`, ` ${tag} `]) {
      expect(isSeenByEditor(sold, header), header).toBe(true);
    }
  });

  it('refuses a book edited since, and an untracked one that changed', () => {
    const tag = bookEtag(aBook({ shownCopies: 3 }));
    expect(isSeenByEditor(aBook({ shownCopies: 2, updatedAt: later }), tag)).toBe(false);
    expect(isSeenByEditor(aBook({ changeSeq: 9 }), tag)).toBe(false);
    expect(isSeenByEditor(aBook({ shownCopies: 2, changeSeq: 9 }), tag.replace('"', '"1').slice(0, -1))).toBe(false);
  });
});
