import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { LazyPart } from './LazyPart.tsx';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { reload });
});

const missingPart = () =>
  lazy<() => null>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

describe('ErrorBoundary', () => {
  const renderPage = (address: string) => {
    const Missing = missingPart();
    const pageAt = (path: string) => (
      <ErrorBoundary resetKey={path}>{path === '/' ? <Missing /> : 'a page'}</ErrorBoundary>
    );
    const { rerender } = render(pageAt(address));
    return { goTo: (path: string) => rerender(pageAt(path)) };
  };

  it('shows the next page after a page that failed', async () => {
    const { goTo } = renderPage('/');
    expect(await screen.findByText("We couldn't show this page")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    goTo('/about');
    expect(screen.getByText('a page')).toBeVisible();
  });

  it('reloads a failed page when asked to', async () => {
    renderPage('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Reload page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads a failed page when the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPage('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(/You seem to be offline/);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('LazyPart reports that its code failed to load, and offers a reload', async () => {
  const Missing = missingPart();
  render(
    <>
      <h1>The page</h1>
      <LazyPart>
        <Missing />
      </LazyPart>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this part of the page");
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledOnce();
});

function PageWithDialog({ Dialog }: { Dialog: ComponentType }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <h1>The page</h1>
      {isOpen && (
        <LazyDialog onClose={() => setIsOpen(false)}>
          <Dialog />
        </LazyDialog>
      )}
    </>
  );
}

it('LazyDialog reports missing code in a dialog, and keeps the page', async () => {
  render(<PageWithDialog Dialog={missingPart()} />);
  expect(await screen.findByRole('dialog', { name: "We couldn't open this" })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
