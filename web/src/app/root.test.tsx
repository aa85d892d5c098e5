import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, createRoutesFromElements, Link, Outlet, Route, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Root } from './Root.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function renderPages() {
  const page = Promise.withResolvers<{ default: () => ReactNode }>();
  const There = lazy(() => page.promise);
  const layout = (
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <main tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
  const router = createBrowserRouter(
    createRoutesFromElements(
      <Route element={<Root getRestoredPosition={() => null} onDrawn={() => undefined} />}>
        <Route element={layout}>
          <Route path="/" element={<Link to="/there">Go</Link>} />
          <Route path="/there" element={<There />} />
        </Route>
      </Route>,
    ),
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { arrive: () => act(async () => page.resolve({ default: () => <PageHeading>There</PageHeading> })) };
}

describe('root', () => {
  it('moves the focus from the followed link to the new heading', async () => {
    const { arrive } = renderPages();
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    await arrive();
    expect(await screen.findByRole('heading', { name: 'There' })).toHaveFocus();
  });

  it('keeps the focus in a menu opened while the new page loads', async () => {
    const { arrive } = renderPages();
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(window.location.pathname).toBe('/there');
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await arrive();
    await screen.findByRole('heading', { name: 'There' });
    expect(menu).toHaveFocus();
  });

  it('scrolls to an anchor with an umlaut', () => {
    history.replaceState(null, '', '/#k%C3%BCndigung');
    const scrollIntoView = vi.fn();
    const place = document.createElement('h2');
    place.id = 'kündigung';
    place.scrollIntoView = scrollIntoView;
    document.body.append(place);
    renderPages();
    expect(scrollIntoView).toHaveBeenCalled();
    place.remove();
  });

  it("removes the document's JSON-LD when another page is opened", async () => {
    document.head.innerHTML = '<script type="application/ld+json">{}</script>';
    const { arrive } = renderPages();
    expect(document.querySelector('script')).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    await arrive();
    expect(document.querySelector('script')).toBeNull();
  });
});
