import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyNamed } from '../lib/lazyNamed.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';

afterEach(() => history.replaceState(null, '', '/'));

/** A page with a menu in its header and a link to another page, whose code comes when it is told to. */
function renderPages() {
  let arrive: () => void = () => undefined;
  const page = new Promise<() => React.ReactNode>((resolve) => {
    arrive = () => resolve(() => <PageHeading>There</PageHeading>);
  });
  const There = lazyNamed(
    () => page,
    (There) => There,
  );
  render(
    <BrowserRouter>
      <NavigationEffects />
      <header>
        <button type="button">Menu</button>
      </header>
      <main tabIndex={-1}>
        <Suspense>
          <Routes>
            <Route path="/" element={<Link to="/there">Go</Link>} />
            <Route path="/there" element={<There />} />
          </Routes>
        </Suspense>
      </main>
    </BrowserRouter>,
  );
  return { arrive: () => act(async () => arrive()) };
}

it('the focus goes from the link that was followed to the heading of the new page', async () => {
  const { arrive } = renderPages();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await arrive();
  expect(await screen.findByRole('heading', { name: 'There' })).toHaveFocus();
});

it('the focus stays with what was opened while the new page was on its way', async () => {
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

it('the JSON-LD of the document is removed when another page is opened', async () => {
  document.head.innerHTML = '<script type="application/ld+json">{}</script>';
  const { arrive } = renderPages();
  expect(document.querySelector('script')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await arrive();
  expect(document.querySelector('script')).toBeNull();
});
