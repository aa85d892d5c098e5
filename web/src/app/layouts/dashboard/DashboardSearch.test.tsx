import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../api/test/fakeApi.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { DashboardSearch } from './DashboardSearch.tsx';

const user = userEvent.setup();
const box = () => screen.getByRole('textbox', { name: 'Search the dashboard' });
const links = () => screen.queryAllByRole('link');

let requests: Request[];
beforeEach(() => {
  requests = fakeApi({});
  renderShop(<DashboardSearch />, { path: '/dashboard/add-new-book' });
});

describe('DashboardSearch', () => {
  it('offers two links for the typed text, without navigating', async () => {
    expect(links()).toEqual([]);
    await user.type(box(), ' salt & road {Enter}');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Books matching “salt & road”', '/dashboard/manage-books?q=salt+%26+road'],
      ['Orders matching “salt & road”', '/dashboard/orders?q=salt+%26+road'],
    ]);
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/add-new-book');
    expect(links()[0]).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('leaves Enter to an input method', async () => {
    await user.type(box(), '本');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(box()).toHaveFocus();
  });

  it('works by keyboard: arrows to the links, Escape back, Enter to follow', async () => {
    await user.type(box(), 'salt{ArrowDown}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links()[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowUp}{Escape}');
    expect(links()).toEqual([]);
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/manage-books');
    expect(box()).toHaveValue('');
  });
});
