import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// jsdom has no layout: no media query matches, as on a phone.
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
// The interval of jsdom's animation frames stops for good if it starts under fake timers.
const { setTimeout: afterTime, clearTimeout: forget } = globalThis;
window.requestAnimationFrame = (draw) => Number(afterTime(() => draw(performance.now()), 16));
window.cancelAnimationFrame = (frame) => forget(frame);

// Generous, because a busy machine is not a failure. Most mutants are one, though, and wait this long each time.
configure({ asyncUtilTimeout: process.env.TRIES_MUTANTS === 'true' ? 4_000 : 10_000 });

afterEach(() => {
  cleanup();
  document.querySelector('.swal2-container')?.remove();
  act(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  });
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share modules: one whose import ends after its test file cannot be loaded by the next file either.
afterAll(() => vi.dynamicImportSettled());

// jsdom does not implement modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
