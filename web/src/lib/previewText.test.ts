import { expect, it } from 'vitest';
import { previewText } from './previewText.ts';

// rows: 84, 85, 312
it('cuts a longer text to its first characters and adds an ellipsis', () => {
  expect(previewText('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}...`);
});

it('leaves a text of exactly that length alone', () => {
  expect(previewText('x'.repeat(80), 80)).toBe('x'.repeat(80));
});

it('never cuts a character in two', () => {
  expect(previewText('🦉🦉🦉', 2)).toBe('🦉🦉...');
});
