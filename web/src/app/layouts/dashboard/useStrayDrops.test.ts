import { createEvent, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStrayDrops } from './useStrayDrops.ts';

/** @returns whether the browser handles the drop itself */
function drop(on: Element, types: string[]) {
  const event = createEvent.drop(on, { dataTransfer: { types } });
  fireEvent(on, event);
  return !event.defaultPrevented;
}

it('blocks only files that are dropped outside a file field', () => {
  document.body.innerHTML = '<p></p><input type="file"><input type="text">';
  const [paragraph, file, text] = document.body.children as unknown as [Element, Element, Element];
  expect(drop(paragraph, ['Files'])).toBe(true);
  renderHook(useStrayDrops);
  expect(drop(paragraph, ['Files'])).toBe(false);
  expect(drop(text, ['Files'])).toBe(false);
  expect(drop(file, ['Files'])).toBe(true);
  expect(drop(text, ['text/plain'])).toBe(true);
});
