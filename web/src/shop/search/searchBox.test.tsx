import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { SearchBox } from './SearchBox.tsx';
import { address, box, OWLS, openBox } from './test/openSearchBox.tsx';
import { titleSearch } from './titleSearch.ts';

const pointedAt = () => screen.queryByRole('option', { selected: true });
const options = () => screen.queryAllByRole('option');

describe('the keys of the search box', () => {
  it('go round the options, from none to the first or the last, and tell where they point', async () => {
    const { user } = await openBox(books(2));
    await user.type(box(), 'book');
    const [first, second, all] = options();
    expect(pointedAt()).toBeNull();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    for (const option of [first, second, all, first]) {
      await user.keyboard('{ArrowDown}');
      expect(pointedAt()).toBe(option);
      expect(box()).toHaveAttribute('aria-activedescendant', option?.id);
    }
    await user.keyboard('{ArrowUp}');
    expect(pointedAt()).toBe(all);
    await user.keyboard('{ArrowUp}');
    expect(pointedAt()).toBe(second);
    expect(new Set(options().map(({ id }) => id)).size).toBe(3);
  });

  it('begin at the last option when they go up', async () => {
    const { user } = await openBox(books(2));
    await user.type(box(), 'book{ArrowUp}');
    expect(pointedAt()).toBe(options().at(-1));
    expect(box()).toHaveAttribute('aria-activedescendant', pointedAt()?.id);
  });

  it('point at nothing once one types on, so that Enter leads to the results', async () => {
    const { user } = await openBox(books(2));
    await user.type(box(), 'boo{ArrowDown}k');
    expect(pointedAt()).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/books?q=book');
  });

  it('leave the caret where it is', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl');
    const isLeftToBrowser = (key: string) => box().dispatchEvent(aKey(key));
    act(() => {
      expect(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'l'].map(isLeftToBrowser)).toEqual([false, false, true, true]);
    });
  });

  it('close the list with Escape, whose next press empties the box', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('owl');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/books?q=owl');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('point at nothing in a list that is opened again', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl{ArrowDown}{ArrowDown}{Escape}{ArrowDown}');
    expect(options()).toHaveLength(2);
    expect(pointedAt()).toBeNull();
    await user.keyboard('{Escape}s{Backspace}');
    expect(options()).toHaveLength(2);
  });

  it('close the list when they lead on to the next control', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl');
    await user.tab();
    expect(options()).toEqual([]);
  });

  it('bring the option that they point at into sight', async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(how) {
      scrolled.push([this, how]);
    };
    try {
      const { user } = await openBox();
      await user.type(box(), 'owl');
      expect(scrolled).toEqual([]);
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(scrolled.at(-1)).toEqual([pointedAt(), { block: 'nearest' }]));
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });
});

describe('the list of the search box', () => {
  it('is open while there is something to choose, and says so', async () => {
    const { user } = await openBox();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.type(box(), 'owl');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Books found' })).toHaveAttribute(
      'id',
      box().getAttribute('aria-controls'),
    );
    await user.clear(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is no list where nothing was found', async () => {
    const { user } = await openBox();
    await user.type(box(), 'nothing');
    expect(screen.getByRole('status')).toHaveTextContent('No books found');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when one presses elsewhere, and not within', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl');
    await user.click(box());
    expect(options()).toHaveLength(2);
    await user.click(document.body);
    expect(options()).toEqual([]);
    await user.click(box());
    expect(options()).toHaveLength(2);
  });

  it('leads to a book that is clicked, and leaves an empty box that still has the focus', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl');
    await user.click(screen.getByRole('option', { name: /Owls/ }));
    expect(address()).toBe('/books/b2');
    expect(box()).toHaveValue('');
    expect(options()).toEqual([]);
    expect(box()).toHaveFocus();
    await user.type(box(), 'owl');
    expect(pointedAt()).toBeNull();
  });

  it('leads to all results when they are clicked, with the words in the box', async () => {
    const { user } = await openBox();
    await user.type(box(), ' owl ');
    await user.click(screen.getByRole('option', { name: '1 result' }));
    expect(address()).toBe('/books?q=owl');
    expect(box()).toHaveValue('owl');
    expect(options()).toEqual([]);
  });

  it('points at nothing when it opens for the words of a page of results', async () => {
    const { user } = await openBox(books(2), '/books?q=book');
    await user.click(box());
    expect(options()).toHaveLength(3);
    expect(pointedAt()).toBeNull();
  });

  it('names the author of a book, or else its category, and its price', async () => {
    const { user } = await openBox([aBook({ _id: 'b1', title: 'Owls', author: 'Ada Booker' }), OWLS]);
    await user.type(box(), 'owls');
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'OwlsAda Booker$12.50',
      'OwlsFiction$12.50',
      'All 2 results',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 found');
  });
});

describe('the words in the search box', () => {
  it('are gone on a page that shows no results', async () => {
    fakeApi({});
    renderShop(
      <>
        <SearchBox />
        <Link to="/books/b1?q=owl">Away</Link>
      </>,
      { path: '/books?q=owl' },
    );
    expect(box()).toHaveValue('owl');
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(box()).toHaveValue('');
  });

  it('stay when the page that they have led to is asked for again', async () => {
    const { user } = await openBox([OWLS], '/books?q=owl');
    await user.type(box(), '{Enter}');
    expect(box()).toHaveValue('owl');
  });

  it('stay when all results are clicked where they are shown', async () => {
    const { user } = await openBox([OWLS], '/books?q=owl');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: '1 result' }));
    expect(box()).toHaveValue('owl');
  });

  it('lead nowhere once they are deleted', async () => {
    const { user } = await openBox([OWLS], '/books?q=owl');
    await user.clear(box());
    await user.type(box(), '{Enter}');
    expect(address()).toBe('/books?q=owl');
  });

  it('are none where all books are shown', async () => {
    await openBox([OWLS], '/books');
    expect(box()).toHaveValue('');
  });
});

describe('what the first search would wait for', () => {
  /** Opens a box in a shop with more books than are prepared at a time. */
  const openLargeBox = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { store } = await openBox(books(350));
    const { data } = bookTitlesApi.endpoints.getBookTitles.select()(store.getState());
    const waitLong = async () => {
      for (let time = 1; time <= 8; time += 1) await act(() => vi.advanceTimersByTimeAsync(200));
    };
    return { index: titleSearch(data ?? []), waitLong };
  };

  it('is prepared when nothing else is to be done', async () => {
    const { index, waitLong } = await openLargeBox();
    await waitLong();
    expect(index.prepare()).toBe(true);
  });

  it('is not prepared for a box that is gone', async () => {
    const { index, waitLong } = await openLargeBox();
    cleanup();
    await waitLong();
    expect(index.prepare()).toBe(false);
  });
});

function aKey(key: string): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
}
