import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { SearchBox } from './SearchBox.tsx';
import { address, box, OWLS, openBox } from './test/openSearchBox.tsx';
import { titleSearch } from './titleSearch.ts';

const pointedAt = () => screen.queryByRole('option', { selected: true });
const options = () => screen.queryAllByRole('option');

it('arrow keys in the search box cycle through the options and announce the active one', async () => {
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

it('the up key in the search box begins at the last option', async () => {
  const { user } = await openBox(books(2));
  await user.type(box(), 'book{ArrowUp}');
  expect(pointedAt()).toBe(options().at(-1));
  expect(box()).toHaveAttribute('aria-activedescendant', pointedAt()?.id);
});

it('typing in the search box clears the active option, so that Enter opens the results', async () => {
  const { user } = await openBox(books(2));
  await user.type(box(), 'boo{ArrowDown}k');
  expect(pointedAt()).toBeNull();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/books?q=book');
});

it('arrow keys in the search box do not move the caret', async () => {
  const { user } = await openBox();
  await user.type(box(), 'owl');
  const isLeftToBrowser = (key: string) => box().dispatchEvent(aKey(key));
  act(() => {
    expect(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'l'].map(isLeftToBrowser)).toEqual([false, false, true, true]);
  });
});

it('Escape in the search box closes the list, and empties the box when pressed again', async () => {
  const { user } = await openBox();
  await user.type(box(), 'owl{ArrowDown}{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('owl');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/books?q=owl');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('');
});

it('the list of the search box has no active option when it is opened again', async () => {
  const { user } = await openBox();
  await user.type(box(), 'owl{ArrowDown}{ArrowDown}{Escape}{ArrowDown}');
  expect(options()).toHaveLength(2);
  expect(pointedAt()).toBeNull();
  await user.keyboard('{Escape}s{Backspace}');
  expect(options()).toHaveLength(2);
});

it('Tab in the search box closes the list', async () => {
  const { user } = await openBox();
  await user.type(box(), 'owl');
  await user.tab();
  expect(options()).toEqual([]);
});

it('arrow keys in the search box scroll the active option into view', async () => {
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

it('the search box is marked as expanded while it has options', async () => {
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

it('the search box is not marked as expanded when nothing was found', async () => {
  const { user } = await openBox();
  await user.type(box(), 'nothing');
  expect(screen.getByRole('status')).toHaveTextContent('No books found');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(options()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('the list of the search box closes on a press outside, and not on one inside', async () => {
  const { user } = await openBox();
  await user.type(box(), 'owl');
  await user.click(box());
  expect(options()).toHaveLength(2);
  await user.click(document.body);
  expect(options()).toEqual([]);
  await user.click(box());
  expect(options()).toHaveLength(2);
});

it('the list of the search box leads to a book that is clicked, and leaves an empty box that still has the focus', async () => {
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

it('the list of the search box leads to all results when they are clicked, with the words in the box', async () => {
  const { user } = await openBox();
  await user.type(box(), ' owl ');
  await user.click(screen.getByRole('option', { name: '1 result' }));
  expect(address()).toBe('/books?q=owl');
  expect(box()).toHaveValue('owl');
  expect(options()).toEqual([]);
});

it('the list of the search box has no active option when it opens for the words of a page of results', async () => {
  const { user } = await openBox(books(2), '/books?q=book');
  await user.click(box());
  expect(options()).toHaveLength(3);
  expect(pointedAt()).toBeNull();
});

it('the list of the search box names the author of a book, or else its category, and its price', async () => {
  const { user } = await openBox([aBook({ _id: 'b1', title: 'Owls', author: 'Ada Booker' }), OWLS]);
  await user.type(box(), 'owls');
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'OwlsAda Booker$12.50',
    'OwlsFiction$12.50',
    'All 2 results',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
});

it('the search box is empty on a page that shows no results', async () => {
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

it('the search box keeps its words when Enter opens the page that is shown already', async () => {
  const { user } = await openBox([OWLS], '/books?q=owl');
  await user.type(box(), '{Enter}');
  expect(box()).toHaveValue('owl');
});

it('the search box keeps its words when all results are clicked on the page that shows them', async () => {
  const { user } = await openBox([OWLS], '/books?q=owl');
  await user.click(box());
  await user.click(screen.getByRole('option', { name: '1 result' }));
  expect(box()).toHaveValue('owl');
});

it('the search box does nothing on Enter after its words are deleted', async () => {
  const { user } = await openBox([OWLS], '/books?q=owl');
  await user.clear(box());
  await user.type(box(), '{Enter}');
  expect(address()).toBe('/books?q=owl');
});

it('the search box is empty on the page of all books', async () => {
  await openBox([OWLS], '/books');
  expect(box()).toHaveValue('');
});

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

it('the search index is prepared in idle moments', async () => {
  const { index, waitLong } = await openLargeBox();
  await waitLong();
  expect(index.prepare()).toBe(true);
});

it('the search index is not prepared after the search box has gone', async () => {
  const { index, waitLong } = await openLargeBox();
  cleanup();
  await waitLong();
  expect(index.prepare()).toBe(false);
});

function aKey(key: string): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
}
