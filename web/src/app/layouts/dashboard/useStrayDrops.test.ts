import { createEvent, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStrayDrops } from './useStrayDrops.ts';

/** Drops something on an element. @returns whether the browser would open it */
function drop(on: Element, types: string[]) {
  const event = createEvent.drop(on, { dataTransfer: { types } });
  fireEvent(on, event);
  return !event.defaultPrevented;
}

it('ignores files that are dropped beside a drop field, and nothing else', () => {
  document.body.innerHTML = '<p></p><input type="file"><input type="text">';
  const [paragraph, file, text] = document.body.children as unknown as [Element, Element, Element];
  expect(drop(paragraph, ['Files'])).toBe(true);
  renderHook(useStrayDrops);
  expect(drop(paragraph, ['Files'])).toBe(false);
  expect(drop(text, ['Files'])).toBe(false);
  expect(drop(file, ['Files'])).toBe(true);
  expect(drop(text, ['text/plain'])).toBe(true);
});
