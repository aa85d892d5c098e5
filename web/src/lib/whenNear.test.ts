import { expect, it, vi } from 'vitest';
import { whenNear } from './whenNear.ts';

/** A browser in which the test says what is near. */
function anObserver() {
  let report: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  return { report: (isNear: boolean) => report(isNear), disconnect };
}

it('a task runs once when its element comes near the screen', () => {
  const { report, disconnect } = anObserver();
  const task = vi.fn();
  whenNear(document.body, task);
  report(false);
  expect(task).not.toHaveBeenCalled();
  report(true);
  expect(task).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('a task runs at once if the browser has no IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const task = vi.fn();
  whenNear(document.body, task);
  expect(task).toHaveBeenCalledOnce();
});
