import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { books } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { rememberSearch } from './recentSearches.ts';
import { SearchBox } from './SearchBox.tsx';
import { address, box, openBox } from './test/openSearchBox.tsx';
import { titleSearch } from './titleSearch.ts';

const pointedAt = () => screen.queryByRole('option', { selected: true });
const options = () => screen.queryAllByRole('option');

describe('searchBox', () => {
  it('cycles through options with arrow keys and announces the active one', async () => {
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

  it('clears the active option on typing, so that Enter opens the results', async () => {
    const { user } = await openBox(books(2));
    await user.type(box(), 'boo{ArrowDown}k');
    expect(pointedAt()).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/books?q=book');
  });

  it('closes the list on Escape, and clears the box on the second', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('owl');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/books?q=owl');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('is marked as expanded while it has options', async () => {
    const { user } = await openBox();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.type(box(), 'owl');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Books found' })).toHaveAttribute(
      'id',
      box().getAttribute('aria-controls'),
    );
    await user.clear(box());
    await user.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('closes on a press outside only', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl');
    await user.click(box());
    expect(options()).toHaveLength(2);
    await user.click(document.body);
    expect(options()).toEqual([]);
    await user.click(box());
    expect(options()).toHaveLength(2);
  });

  it('opens a clicked book and clears the focused box', async () => {
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

  it('is empty on pages without results', async () => {
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

  it('keeps typed words in the search box while the address changes', async () => {
    fakeApi({});
    renderShop(
      <>
        <SearchBox />
        <Link to="/books/b1">Away</Link>
      </>,
      { path: '/books?q=owl' },
    );
    await userEvent.type(box(), 's at');
    // Leaves the focus in the box, unlike a user's click.
    fireEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(address()).toBe('/books/b1');
    expect(box()).toHaveValue('owls at');
  });

  it('shows the words of a recent search opened with Enter', async () => {
    rememberSearch('owl');
    const { user } = await openBox();
    await user.click(box());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/books?q=owl');
    expect(box()).toHaveValue('owl');
  });

  /** The shop has more books than one idle moment indexes. */
  const openLargeBox = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { store } = await openBox(books(350));
    const { data } = bookTitlesApi.endpoints.getBookTitles.select()(store.getState());
    const waitLong = async () => {
      for (let time = 1; time <= 8; time += 1) await act(() => vi.advanceTimersByTimeAsync(200));
    };
    return { index: titleSearch(data ?? []), waitLong };
  };

  it('builds the index in idle moments', async () => {
    const { index, waitLong } = await openLargeBox();
    await waitLong();
    expect(index.prepare()).toBe(true);
  });
});
