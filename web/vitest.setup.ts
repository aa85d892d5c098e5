import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
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
// jsdom draws by an interval of its own, which stands still for good once it was begun under faked timers.
const { setTimeout: afterTime, clearTimeout: forget } = globalThis;
window.requestAnimationFrame = (draw) => Number(afterTime(() => draw(performance.now()), 16));
window.cancelAnimationFrame = (frame) => forget(frame);

// Generous: a busy machine is no failure. Most mutants are one, though, which is waited for as long as this each time.
configure({ asyncUtilTimeout: process.env.TRIES_MUTANTS === 'true' ? 4_000 : 10_000 });

afterEach(() => {
  cleanup();
  document.querySelector('.swal2-container')?.remove();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// The browser under these tests knows no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
