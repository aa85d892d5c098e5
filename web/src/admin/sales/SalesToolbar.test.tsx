import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SalesToolbar } from './SalesToolbar.tsx';
import type { SalesView } from './salesView.ts';

function Toolbar() {
  const [view, setView] = useState<SalesView>({ range: { from: '2025-03-01', to: '2025-03-30' }, by: 'day' });
  return (
    <>
      <SalesToolbar view={view} report={undefined} onChange={setView} />
      <p data-testid="range">{typeof view.range === 'string' ? view.range : `${view.range.from} ${view.range.to}`}</p>
    </>
  );
}

const shown = () => screen.getByTestId('range').textContent;

describe('SalesToolbar', () => {
  it('keeps a day while typed, and applies a valid range immediately', () => {
    render(<Toolbar />);
    const to = screen.getByLabelText('To');
    to.focus();
    // Values of a date input while 24.12.2026 is typed.
    for (const value of [
      '2025-03-02',
      '2025-03-24',
      '2025-01-24',
      '2025-12-24',
      '0002-12-24',
      '0020-12-24',
      '0202-12-24',
    ]) {
      fireEvent.change(to, { target: { value } });
      expect(screen.getByLabelText('To')).toBe(to);
      expect(to).toHaveFocus();
    }
    expect(to).toBeValid();
    expect(shown()).toBe('2025-03-01 2025-12-24');
    fireEvent.change(to, { target: { value: '2026-12-24' } });
    expect(shown()).toBe('2025-03-01 2026-12-24');
  });

  it('reports an invalid range, and applies the corrected one', () => {
    render(<Toolbar />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-04-02' } });
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Must not be before the first date');
    expect(shown()).toBe('2025-03-01 2025-03-30');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-04-30' } });
    expect(shown()).toBe('2025-04-02 2025-04-30');
  });
});
