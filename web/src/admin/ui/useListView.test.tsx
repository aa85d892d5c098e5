import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ALL_ORDERS, readView, toSearch, withChoice } from '../orders/ordersFilter.ts';
import { useListView } from './useListView.ts';

function List() {
  const { choose } = useListView({ read: readView, toSearch, withChoice });
  return (
    <>
      <button type="button" onClick={() => choose({ from: '2026-07-01' })}>
        From July
      </button>
      <button type="button" onClick={() => choose({ status: 'placed' })}>
        Placed
      </button>
      <button type="button" onClick={() => choose(ALL_ORDERS)}>
        All
      </button>
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

function renderList(search: string) {
  render(
    <MemoryRouter initialEntries={[`/orders${search}`]}>
      <List />
    </MemoryRouter>,
  );
}

describe('useListView', () => {
  it('keeps both of two choices made within one render', () => {
    renderList('');
    act(() => {
      press('From July');
      press('Placed');
    });
    expect(address()).toBe('?status=placed&from=2026-07-01');
  });

  it('adds a choice to the address', () => {
    renderList('?q=ada&cursor=c1');
    press('Placed');
    expect(address()).toBe('?q=ada&status=placed');
    press('All');
    expect(address()).toBe('');
    press('From July');
    expect(address()).toBe('?from=2026-07-01');
  });

  it('stays on its page for an unchanged choice', () => {
    renderList('?status=placed&cursor=c1');
    press('Placed');
    expect(address()).toBe('?status=placed&cursor=c1');
  });
});
