import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aBook, books } from '../../api/test/records.ts';
import { createShop } from '../../app/createShop.ts';
import { recentSearches, rememberSearch } from './recentSearches.ts';
import { address, box, openBox } from './test/openSearchBox.tsx';

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const search = (...words: string[]) => {
  for (const each of words) rememberSearch(each);
};

beforeEach(() => sessionStorage.clear());

describe('suggestions', () => {
  it('offers genres with books, without a call', async () => {
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

  it('offers recent searches, latest first and without duplicates', async () => {
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

  it('keeps at most five searches', () => {
    search('one', 'two', 'three', 'four', 'five', 'six');
    expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  it.each(['{', '"owls"', '[1, null]'])('has no recent searches if storage holds %s', (text) => {
    sessionStorage.setItem('recentSearches', text);
    expect(recentSearches()).toEqual([]);
  });

  it('removes a recent search by mouse or keyboard, and keeps the focus', async () => {
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

  it('forgets recent searches on logout', () => {
    search('one');
    const shop = createShop();
    // The cart would follow those of later tests.
    onTestFinished(shop.store.stopCart);
    shop.onLoggedOut();
    expect(recentSearches()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is cleared by its button, keeps the focus and offers suggestions', async () => {
    const { user } = await openBox();
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(box(), 'owl');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });
});
