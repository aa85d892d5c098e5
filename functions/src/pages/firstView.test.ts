import { aBook } from '@bookstore/contract/test/aBook';
import { describe, expect, it } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import { renderBook } from './bookPage.ts';
import { bookFirstView, listFirstView } from './firstView.ts';
import { createShopAddresses } from './shopAddresses.ts';

const { document, covers, links } = aWebBuild();
const addresses = createShopAddresses('https://books.example.com', covers);
const BUNDLED = addresses.picture({ coverImage: 'book-1.png' });
const UPLOADED = addresses.picture({
  coverImage: 'book-1.png',
  cover: { id: '0123456789abcdef0123456789abcdef', width: 480, height: 720 },
});

const viewIn = (text: string) => /<template id="first-view">(.*?)<\/template>/.exec(text)?.[1] ?? '';
const count = (text: string, part: string) => text.split(part).length - 1;

describe('firstView', () => {
  it("shows a book's cover in the files that the page will use", () => {
    const text = bookFirstView(BUNDLED);
    const set = '/assets/book-1-240.webp 240w, /assets/book-1-480.webp 480w';
    expect(viewIn(text)).toContain(`srcset="${set}" sizes="(min-width: 1024px) 256px, 208px"`);
    expect(text).toContain(`imagesrcset="${set}" imagesizes="(min-width: 1024px) 256px, 208px" fetchpriority="high"`);
  });

  it('shows an uploaded cover, and no external picture', () => {
    const address = '/api/covers/0123456789abcdef0123456789abcdef.webp';
    const text = bookFirstView(UPLOADED);
    expect(viewIn(text)).toContain(`<img src="${address}" width`);
    expect(text).toContain(`<link rel="preload" as="image" href="${address}" fetchpriority="high">`);
    expect(addresses.picture({ coverImage: 'https://example.com/a.png' })).toBeNull();
    const jpeg = { id: '0123456789abcdef0123456789abcdef', width: 480, height: 720, type: 'jpeg' } as const;
    expect(addresses.picture({ coverImage: '', cover: jpeg })).toEqual({ large: address.replace('.webp', '.jpg') });
    expect(bookFirstView(null)).not.toMatch(/<img|as="image"/);
  });

  it("shows the first row of a list, and preloads the phone's part", () => {
    const text = listFirstView([BUNDLED, null, ...Array.from({ length: 22 }, () => BUNDLED)]);
    expect(count(viewIn(text), '<img')).toBe(3);
    expect(count(viewIn(text), '<i>')).toBe(1);
    expect(count(viewIn(text), 'loading="lazy"')).toBe(2);
    expect(count(text, 'rel="preload"')).toBe(1);
    expect(listFirstView([])).toBe('');
  });

  it("places the page's code after the start screen", () => {
    const text = renderBook(document, aBook({ coverImage: 'book-1.png' }), addresses, links.book);
    const later = /<template class="code">([\s\S]*?)<\/template>/.exec(text)?.[1] ?? '';
    expect(later).toContain(links.book);
    expect(text.replace(later, '')).not.toContain('modulepreload');
  });
});
