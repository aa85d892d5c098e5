import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { books } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { liftStartScreen } from '../../lib/firstView.ts';
import { SearchBox } from './SearchBox.tsx';
import { address, box, OWLS, openBox, TITLES } from './test/openSearchBox.tsx';

describe('search', () => {
  it('finds books in device titles by keyboard, without a call', async () => {
    const { requests, user } = await openBox();
    expect(box()).toHaveAttribute('placeholder', 'Search here');
    await user.type(box(), 'OWL');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/books/b2');
    expect(box()).toHaveValue('');
    expect(requests).toHaveLength(1);
  });

  it('shows the number of results with a link to all', async () => {
    const { requests, user } = await openBox(books(9));
    await user.type(box(), 'book');
    expect(screen.getByRole('status')).toHaveTextContent('9 found');
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(7);
    expect(options.at(-1)).toHaveTextContent('All 9 results');
    expect(options.at(-1)).toHaveAttribute('href', '/books?q=book');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/books?q=book');
    expect(box()).toHaveValue('book');
    expect(screen.queryByRole('option')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('opens the results on Enter without a call, and ignores blank text', async () => {
    const { requests, user } = await openBox();
    await user.type(box(), '  {Enter}');
    expect(address()).toBe('/');
    await user.type(box(), 'no & such{Enter}');
    expect(address()).toBe('/books?q=no+%26+such');
    expect(requests).toHaveLength(1);
  });

  it('ignores keys while an input method composes a word', async () => {
    const { user } = await openBox();
    await user.type(box(), 'owl');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    // Safari marks this key only by its key code.
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(address()).toBe('/');
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    expect(address()).not.toBe('/');
  });

  it('reports no results only once it has the titles', async () => {
    let answer: (response: Response) => void = () => undefined;
    fakeApi({ [TITLES]: () => new Promise((resolve) => (answer = resolve)) });
    renderShop(<SearchBox />);
    await userEvent.setup().type(box(), 'owl');
    expect(screen.queryByText('No books found')).toBeNull();
    expect(screen.getByText('Still loading books…')).toBeVisible();
    await waitFor(async () => {
      await act(async () => answer(json([])));
      expect(screen.getByText('No books found')).toBeVisible();
    });
  });

  it('loads the titles in an idle moment after the start screen', async () => {
    vi.useFakeTimers();
    const requests = fakeApi({ [TITLES]: () => json([OWLS]) });
    document.body.insertAdjacentHTML('afterbegin', '<div id="startup"></div>');
    renderShop(<SearchBox />);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(requests).toEqual([]);
    act(liftStartScreen);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(requests).toHaveLength(1);
  });

  it('reloads the titles on focus only after some minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const requests = fakeApi({ [TITLES]: () => json([OWLS]) });
    renderShop(<SearchBox />);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
    const turnTo = async () => {
      await user.click(document.body);
      await user.click(box());
    };
    await turnTo();
    expect(requests).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    expect(requests).toHaveLength(1);
    await turnTo();
    expect(requests).toHaveLength(2);
  });

  it('shows the corrected word, also for server searches', async () => {
    const tooMany = () => problem(409, 'too-many-books');
    for (const titles of [() => json([OWLS]), tooMany]) {
      fakeApi({ [TITLES]: titles, 'GET /api/books': () => json([OWLS]) });
      const { unmount } = renderShop(<SearchBox />);
      await userEvent.type(box(), 'owlls');
      expect(await screen.findByText('Showing results for “owls”')).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('Showing results for “owls”. 1 found');
      unmount();
    }
  });
});
