import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom has no layout: what asks for it gets the answers of a wide, still screen.
window.matchMedia ??= (query: string) => {
  const list = Object.assign(new EventTarget(), { matches: false, media: query, onchange: null });
  return Object.assign(list, { addListener: () => undefined, removeListener: () => undefined }) as MediaQueryList;
};
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
