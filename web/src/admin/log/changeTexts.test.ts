import { EVERY_DETAIL } from '@bookstore/contract/test/aBook';
import * as messages from '@bookstore/messages/staff';
import { expect, it } from 'vitest';
import { valueText } from './changeTexts.ts';

it('shows a numeric book detail of 0 as empty', () => {
  const numbers = Object.entries(EVERY_DETAIL).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []));
  expect(numbers).toContain('pages');
  for (const name of numbers) expect(valueText(name, 0), name).toBe(messages.none);
  expect(valueText('stock', 0)).not.toBe(messages.none);
});
