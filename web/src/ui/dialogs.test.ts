import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showChoice, showSuccess } from './dialogs.ts';

// E37
it.each([
  ['success', showSuccess],
  ['choice', (texts: { title: string; text: string }) => showChoice('warning', { ...texts, confirm: 'Yes' })],
])('shows markup in the texts of a %s dialog as text', async (_kind, show) => {
  const texts = { title: '<img src=x onerror=alert(1)>', text: '<svg onload=alert(1)>' };
  void show(texts);
  const dialog = await screen.findByRole('dialog');
  for (const text of Object.values(texts)) expect(dialog).toHaveTextContent(text);
  expect(dialog.querySelector('[onerror], [onload], img[src]')).toBeNull();
});
