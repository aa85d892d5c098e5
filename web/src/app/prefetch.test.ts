import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, never, problem } from '../api/test/fakeApi.ts';
import { books } from '../api/test/records.ts';

import { prefetchHome } from './prefetch.ts';
import { aStore } from './test/renderShop.tsx';
// In the shop this module is in the document's head.
import '../shop/home/HomePage.tsx';

const LIST = 'GET /api/books';
const SOLD = 'GET /api/books/best-sellers';

let loaded: string[] = [];
class FakeImage {
  sizes = '';
  srcset = '';
  async decode() {
    loaded.push(this.srcset);
  }
}

afterEach(() => {
  loaded = [];
  vi.useRealTimers();
});

const list = books(8).map((book, index) => ({ ...book, cover: { id: `cover-${index}` } }));
const anyCover = (index: number) => expect.stringContaining(`/cover-${index}.webp`);

describe('prefetch', () => {
  it("the start screen loads the best sellers' covers visible first", async () => {
    vi.stubGlobal('Image', FakeImage);
    let answer = (_response: Response): void => undefined;
    const sold = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    fakeApi({ [LIST]: () => json(list), [SOLD]: () => sold });
    const prefetched = prefetchHome(aStore());
    // The books arrive earlier than this.
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer(json([{ _id: list[6]?._id }, { _id: list[4]?._id }]));
    await prefetched;
    expect(loaded).toEqual([anyCover(6), anyCover(4), anyCover(0)]);
  });

  it("the start screen loads the newest books' covers without best sellers", async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', FakeImage);
    fakeApi({ [LIST]: () => json(list), [SOLD]: never });
    const prefetched = prefetchHome(aStore());
    await vi.advanceTimersByTimeAsync(399);
    expect(loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await prefetched;
    expect(loaded).toEqual([anyCover(0), anyCover(1), anyCover(2)]);
  });

  it('loads no covers without books', async () => {
    vi.stubGlobal('Image', FakeImage);
    fakeApi({ [LIST]: () => problem(503, 'unavailable'), [SOLD]: () => json([]) });
    await prefetchHome(aStore());
    expect(loaded).toEqual([]);
  });
});
