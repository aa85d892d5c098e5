import { beforeEach, describe, expect, it } from 'vitest';
import { readPlace, rememberPlace, rememberTypeSize, typeSize } from './bookmarks.ts';

const stored = () => localStorage.getItem('bookmarks');
beforeEach(() => localStorage.clear());

describe('bookmarks', () => {
  it('keep a place per book, and none for finished books', () => {
    expect(readPlace('dune')).toBeNull();
    rememberPlace('dune', 3);
    rememberPlace('emma', 1);
    rememberPlace('dune', 4);
    expect([readPlace('dune'), readPlace('emma')]).toEqual([4, 1]);
    rememberPlace('dune', null);
    rememberPlace('emma', null);
    expect(stored()).toBeNull();
  });

  it('drop the book that was opened longest ago', () => {
    for (let count = 0; count <= 50; count += 1) rememberPlace(`book-${count}`, 1);
    expect([readPlace('book-0'), readPlace('book-1'), readPlace('book-50')]).toEqual([null, 1, 1]);
  });

  it('keep one font size for all books', () => {
    expect(typeSize()).toBe(1);
    rememberTypeSize(3);
    rememberPlace('dune', 2);
    expect([typeSize(), readPlace('dune')]).toEqual([3, 2]);
    rememberPlace('dune', null);
    expect(typeSize()).toBe(3);
  });

  it.each([
    '{',
    'null',
    '[]',
    '7',
    '{"size":"large","books":{}}',
    '{"size":9,"books":[null,7,{"_id":"a/b","part":1}]}',
  ])('ignore damaged text such as %s, and keep the next bookmark', (text) => {
    localStorage.setItem('bookmarks', text);
    expect([typeSize(), readPlace('dune')]).toEqual([1, null]);
    rememberPlace('dune', 2);
    expect(stored()).toBe('{"size":1,"books":[{"_id":"dune","part":2}]}');
  });

  it("keep another tab's bookmark when this tab writes its own", () => {
    rememberPlace('dune', 1);
    localStorage.setItem('bookmarks', '{"size":2,"books":[{"_id":"emma","part":5},{"_id":"dune","part":1}]}');
    rememberPlace('dune', 2);
    expect([readPlace('emma'), readPlace('dune'), typeSize()]).toEqual([5, 2, 2]);
  });
});
