import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followScrollPosition } from './followScrollPosition.ts';

let highest = 0;
let grow: (height: number) => void = () => undefined;

beforeEach(() => {
  highest = 300;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, highest)));
  const watching = new Set<() => void>();
  grow = (height) => {
    highest = height;
    for (const tell of Array.from(watching)) tell();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe = () => {
        watching.add(this.tell);
        this.tell();
      };
      disconnect = () => watching.delete(this.tell);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

describe('followScrollPosition', () => {
  it('follows a growing page until the position is reached', () => {
    followScrollPosition(800);
    expect(window.scrollY).toBe(300);
    grow(600);
    expect(window.scrollY).toBe(600);
    grow(2000);
    expect(window.scrollY).toBe(800);
    grow(3000);
    expect(window.scrollY).toBe(800);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'mousedown'])("stops after the visitor's %s", (gesture) => {
    followScrollPosition(800);
    window.dispatchEvent(new Event(gesture));
    window.scrollTo(0, 10);
    grow(2000);
    expect(window.scrollY).toBe(10);
  });

  it('stops when another page is opened', () => {
    followScrollPosition(800)();
    grow(2000);
    expect(window.scrollY).toBe(300);
  });
});
