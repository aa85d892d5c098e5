import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { createShop } from '../../app/createShop.ts';
import { recentSearches, rememberSearch } from './recentSearches.ts';
import { address, box, openBox } from './test/openSearchBox.tsx';

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const search = (...words: string[]) => {
  for (const each of words) rememberSearch(each);
};

beforeEach(() => sessionStorage.clear());

it('an empty search box offers the genres that have books, without a call', async () => {
  const { user, requests } = await openBox([...books(1), aBook({ _id: 'b2', category: 'horror' })]);
  expect(options()).toEqual([]);
  const count = requests.length;
  await user.click(box());
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute(
    'id',
    box().getAttribute('aria-controls'),
  );
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Genre: Fiction', 'Genre: Horror']);
  expect(screen.queryByRole('list')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/books?category=horror');
  expect(options()).toEqual([]);
  expect(requests).toHaveLength(count);
});

it('an empty search box offers what was searched for, the latest first and each once', async () => {
  const { user } = await openBox();
  await user.type(box(), 'light{Enter}');
  await user.clear(box());
  await user.type(box(), 'owls');
  await user.click(screen.getByRole('option', { name: '1 result' }));
  await user.clear(box());
  await user.type(box(), 'Light{Enter}');
  await user.clear(box());
  expect(options().slice(0, -1)).toEqual(['Search again for Light', 'Search again for owls']);
  await user.click(screen.getByRole('option', { name: /owls$/ }));
  expect(address()).toBe('/books?q=owls');
  expect(box()).toHaveValue('owls');
});

it('the search box remembers five searches at most', () => {
  search('one', 'two', 'three', 'four', 'five', 'six');
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two']);
});

it.each(['{', '"owls"', '[1, null]'])('the search box has no recent searches where storage holds %s', (text) => {
  sessionStorage.setItem('recentSearches', text);
  expect(recentSearches()).toEqual([]);
});

it('a recent search can be removed, by mouse and by keyboard, and the focus stays in the search box', async () => {
  search('one', 'two', 'three');
  const { user } = await openBox();
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Remove “two” from your searches' }));
  expect(box()).toHaveFocus();
  expect(options().slice(0, 2)).toEqual(['Search again for three', 'Search again for one']);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Remove “three” from your searches' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(box()).toHaveFocus();
  expect(recentSearches()).toEqual(['one']);
});

it('recent searches are forgotten at the log-out', () => {
  search('one');
  const shop = createShop();
  // It would go on to follow the carts of later tests.
  onTestFinished(shop.store.stopCart);
  shop.onLoggedOut();
  expect(recentSearches()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('the search box is emptied by its button, keeps the focus, and offers its suggestions', async () => {
  const { user } = await openBox();
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(box(), 'owl');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});
