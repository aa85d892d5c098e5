import { render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopRouter } from './ShopRouter.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const Page = () => <p>{useLocation().pathname}</p>;

/** As whoever goes back, or on, before the shop is drawn for the first time: no router hears of it. */
function GoesOn() {
  useState(() => history.pushState(null, '', '/cart'));
  return null;
}

it('shows the page of the present address, also when that changed while the shop was drawn', () => {
  render(
    <ShopRouter>
      <Page />
      <GoesOn />
    </ShopRouter>,
  );
  expect(screen.getByText('/cart')).toBeVisible();
});

it('draws nothing twice where the address stayed as it was', () => {
  const drawn = vi.fn();
  render(
    <Profiler id="shop" onRender={drawn}>
      <ShopRouter>
        <Page />
      </ShopRouter>
    </Profiler>,
  );
  expect(drawn).toHaveBeenCalledTimes(1);
});
