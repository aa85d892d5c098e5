import { describe, expect, it } from 'vitest';
import { readView, toSearch } from './ordersFilter.ts';

const viewOf = (search: string) => readView(new URLSearchParams(search));

describe('the address of the orders page', () => {
  it('says what is searched for, which status and which page', () => {
    const view = { q: 'ada & bob', status: 'packed', cursor: 'a=b' } as const;
    expect(viewOf(toSearch(view))).toEqual(view);
  });

  it('is bare for the newest orders of all', () => {
    expect(toSearch({ q: '', status: '', cursor: '' })).toBe('');
    expect(viewOf('')).toEqual({ q: '', status: '', cursor: '' });
  });

  it('may carry nonsense, which means nothing', () => {
    expect(viewOf('?status=lost&q=%20ada%20&x=1')).toEqual({ q: 'ada', status: '', cursor: '' });
  });
});
