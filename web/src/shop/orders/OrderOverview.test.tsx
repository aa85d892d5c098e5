import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { OrderOverview } from './OrderOverview.tsx';

it('names the status of an open order, which an ended one has in its headline', () => {
  const now = new Date('2026-02-03T12:00:00.000Z');
  const { unmount } = renderShop(<OrderOverview order={anOrder({ status: 'packed' })} now={now} />);
  expect(screen.getByText('Packed')).toBeVisible();
  unmount();
  renderShop(<OrderOverview order={anOrder({ status: 'delivered', history: [] })} now={now} />);
  expect(screen.getAllByText('Delivered')).toHaveLength(1);
});
