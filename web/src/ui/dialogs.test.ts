import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { showChoice, showSuccess } from './dialogs.ts';

const sure = { title: 'Sure?', text: 'For good.', confirm: 'Yes' };

async function confirm() {
  const answer = showChoice('warning', sure);
  (await screen.findByRole('button', { name: 'Yes' })).click();
  return answer;
}

describe('dialogs', () => {
  it('resolves a choice once the dialog is gone and focus is back', async () => {
    // An open dialog of another test would get the focus back.
    await confirm();
    const opener = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => opener.remove());
    opener.focus();
    expect((await confirm()).isConfirmed).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('explains in a success dialog that both buttons only close it', async () => {
    const answer = showChoice('success', { title: 'Book Updated', text: 'Done.', confirm: 'Yes' });
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Your changes are saved. Both buttons close this message.',
    );
    screen.getByRole('button', { name: 'Cancel' }).click();
    expect((await answer).isConfirmed).toBe(false);
  });

  // E37
  it.each([
    ['success', showSuccess],
    ['choice', (texts: { title: string; text: string }) => showChoice('warning', { ...texts, confirm: 'Yes' })],
  ])('a %s dialog shows markup in its texts as text', async (_kind, show) => {
    const texts = { title: '<img src=x onerror=alert(1)>', text: '<svg onload=alert(1)>' };
    void show(texts);
    const dialog = await screen.findByRole('dialog');
    for (const text of Object.values(texts)) expect(dialog).toHaveTextContent(text);
    expect(dialog.querySelector('[onerror], [onload], img[src]')).toBeNull();
  });

  it('counts a replaced dialog as dismissed', async () => {
    const answer = showChoice('warning', sure);
    await screen.findByRole('button', { name: 'Yes' });
    void showSuccess({ title: 'Done', text: 'So be it.' });
    expect((await answer).isDismissed).toBe(true);
  });
});
