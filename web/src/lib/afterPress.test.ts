import { beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

const dispatch = (type: string) => window.dispatchEvent(new Event(type));
const runTimers = () => vi.advanceTimersByTime(1);

beforeEach(() => void vi.useFakeTimers());

it.each(['pointerup', 'pointercancel'])('runs after %s if the pointer is down', (end) => {
  const action = vi.fn();
  dispatch('pointerdown');
  afterPress(action);
  runTimers();
  expect(action).not.toHaveBeenCalled();
  dispatch(end);
  expect(action).not.toHaveBeenCalled();
  runTimers();
  expect(action).toHaveBeenCalledOnce();
});

it('runs in the next task otherwise', () => {
  const action = vi.fn();
  afterPress(action);
  expect(action).not.toHaveBeenCalled();
  runTimers();
  expect(action).toHaveBeenCalledOnce();
});

it('can be canceled before and after the end of the press', () => {
  const action = vi.fn();
  dispatch('pointerdown');
  afterPress(action)();
  const cancel = afterPress(action);
  dispatch('pointerup');
  cancel();
  afterPress(action)();
  runTimers();
  expect(action).not.toHaveBeenCalled();
});
