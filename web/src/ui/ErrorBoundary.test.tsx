import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyNamed } from '../lib/lazyNamed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Page = () => <p>the page</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let goTo: (address: string) => Promise<void>;

/** A frame with a part of it, whose address can be changed. */
function Frame({ Part }: { Part: ComponentType }) {
  const [address, setAddress] = useState('/');
  goTo = (next) => act(async () => setAddress(next));
  return (
    <ErrorBoundary resetKey={address}>
      <Suspense fallback="on its way">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

const renderPart = (load: () => Promise<typeof Page>) => render(<Frame Part={lazyNamed(load, (page) => page)} />);

it('a lazy component is loaded once more with each attempt of its error boundary', async () => {
  const load = vi.fn<() => Promise<typeof Page>>(lost);
  renderPart(load);
  await screen.findByText("We couldn't show this page");
  const tries = load.mock.calls.length;
  await goTo('/again');
  await screen.findByText("We couldn't show this page");
  expect(load.mock.calls.length).toBe(tries + 1);
  load.mockImplementation(async () => Page);
  await goTo('/there');
  expect(await screen.findByText('the page')).toBeVisible();
  await goTo('/elsewhere');
  expect(screen.getByText('the page')).toBeVisible();
  expect(load.mock.calls.length).toBe(tries + 2);
});

it('an error boundary tries again by itself when the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Page>>(lost);
  renderPart(load);
  await screen.findByText("We couldn't show this page");
  load.mockImplementation(async () => Page);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the page')).toBeVisible();
});

it('an import that the browser cancels because the page unloads is no error, and is repeated if the page stays', async () => {
  vi.useFakeTimers();
  let breakOff: (error: Error) => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof Page>((_resolve, reject) => (breakOff = reject)));
  renderPart(load);
  await act(async () => undefined);
  window.dispatchEvent(new Event('beforeunload'));
  await act(async () => breakOff(new TypeError('error loading dynamically imported module')));
  expect(screen.queryByText("We couldn't show this page")).toBeNull();
  load.mockImplementation(async () => Page);
  // A link that turned out to be a download: the page was never left.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('the page')).toBeVisible();
});

it('an error boundary says that the visitor is offline if so, and always links to the home page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = renderPart(lost);
  expect(await screen.findByRole('alert')).toHaveTextContent(/You seem to be offline/);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  unmount();
  onLine.mockReturnValue(true);
  renderPart(lost);
  expect(await screen.findByRole('alert')).toHaveTextContent(/our side/);
});
