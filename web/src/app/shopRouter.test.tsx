import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ShopRouter } from './ShopRouter.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function Key() {
  const { hash, key } = useLocation();
  return <p>{`${hash} ${key}`}</p>;
}

const Page = () => <p>{useLocation().pathname}</p>;

/** As whoever goes back, or on, before the shop is drawn for the first time: no router hears of it. */
function GoesOn() {
  useState(() => history.pushState(null, '', '/cart'));
  return null;
}

it('the router shows the page of the present address, also if that changed during the first render', () => {
  render(
    <ShopRouter>
      <Page />
      <GoesOn />
    </ShopRouter>,
  );
  expect(screen.getByText('/cart')).toBeVisible();
});

it('the router gives each history entry of an anchor link a key of its own', async () => {
  const keys: string[] = [];
  render(
    <ShopRouter>
      <Key />
    </ShopRouter>,
  );
  const keyOf = (hash: string) => screen.getByText(new RegExp(`^${hash} `)).textContent?.split(' ')[1] ?? '';
  for (const hash of ['#privacy', '#terms']) {
    // As the browser does for such a link: an entry of its own, without a state.
    await act(async () => {
      history.pushState(null, '', hash);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    keys.push(keyOf(hash));
    expect(history.state).toMatchObject({ key: keyOf(hash) });
  }
  expect(new Set([...keys, 'default']).size).toBe(3);
});
